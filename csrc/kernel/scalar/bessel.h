// Bessel functions of the first kind, plain and modified, of order 0 and 1, and of any order for their derivatives.
// Power series up to 8; beyond, interpolants of the amplitudes of Hankel's asymptotic forms. float computes in double.
#pragma once

#include "sinc.h"

namespace pylucid::PYLUCID_ISA::scalar {

// The power series of I_n(x) (2 / x)^n up to 8, from (x / 2)^2.
PYLUCID_INLINE double i0_near(double quarter) { return polynomial(quarter, {
    1.0, 1.0, 0.25, 0.0277777777777777778, 0.00173611111111111111, 0.0000694444444444444444, 1.92901234567901235e-6,
    3.93675988914084152e-8, 6.15118732678256488e-10, 7.59405842812662331e-12, 7.59405842812662331e-14,
    6.27608134555919281e-16, 4.35838982330499501e-18, 2.57892888952958285e-20, 1.3157800456783586e-22,
    5.8479113141260382e-25, 2.28434035708048367e-27, 7.90429189301205423e-30, 2.43959626327532538e-32,
    6.75788438580422543e-35, 1.68947109645105636e-37, 3.83100021870987836e-40, 7.91528970807826107e-43,
    1.49627404689570153e-45, 2.59769799808281515e-48}); }
PYLUCID_INLINE double i1_near(double quarter) { return polynomial(quarter, {
    1.0, 0.5, 0.0833333333333333333, 0.00694444444444444444, 0.000347222222222222222, 0.0000115740740740740741,
    2.75573192239858907e-7, 4.9209498614260519e-9, 6.83465258531396098e-11, 7.59405842812662331e-13,
    6.9036894801151121e-15, 5.23006778796599401e-17, 3.3526075563884577e-19, 1.84209206394970203e-21,
    8.7718669711890573e-24, 3.65494457132877388e-26, 1.34372962181204922e-28, 4.39127327389558568e-31,
    1.28399803330280283e-33, 3.37894219290211271e-36, 8.04510045929074456e-39, 1.74136373577721744e-41,
    3.44143030786011351e-44, 6.23447519539875636e-47, 1.03907919923312606e-49}); }
PYLUCID_INLINE double i2_near(double quarter) { return polynomial(quarter, {
    0.5, 0.166666666666666667, 0.0208333333333333333, 0.00138888888888888889, 0.0000578703703703703704,
    1.65343915343915344e-6, 3.44466490299823633e-8, 5.46772206825116878e-10, 6.83465258531396098e-12,
    6.9036894801151121e-14, 5.75307456676259341e-16, 4.02312906766614924e-18, 2.39471968313461264e-20,
    1.22806137596646802e-22, 5.48241685699316081e-25, 2.14996739489927875e-27, 7.46516456562249566e-30,
    2.3111964599450451e-32, 6.41999016651401416e-35, 1.60902009185814891e-37, 3.65686384513215662e-40,
    7.57114667729224972e-43, 1.43392929494171396e-45, 2.49379007815950254e-48, 3.99645845858894638e-51}); }
// exp(-x) sqrt(x) I_n(x) from 8 on.
PYLUCID_INLINE double i0_far(double size) { return polynomial(16 / size - 1, {
    0.402176509445008076, 0.0033605519836678541, 0.000136216074392327473, 0.0000111430337915567426,
    1.48384754736073916e-6, 2.9735984324791689e-7, 8.87225351128584046e-8, 3.93260245970310906e-8,
    2.15451776508360044e-8, 7.55351647035589623e-9, -6.72972411192354846e-9, -1.34042419919808702e-8,
    -5.46859744958660001e-9, 7.54060137889083347e-9, 7.58022133915271922e-9, -3.48578874700349548e-9,
    -6.18826509049736121e-9, 1.49788083018709104e-9, 3.88115125399606679e-9, -5.56220199008039333e-10,
    -1.77893750429171739e-9, 1.46722366592143974e-10, 5.18193697128828367e-10, -1.92167637249335125e-11,
    -7.06893851181878042e-11}) / sqrt(size); }
PYLUCID_INLINE double i1_far(double size) { return polynomial(16 / size - 1, {
    0.38939845902587233, -0.00974957719323572892, -0.000219235763834302752, -0.0000150385472011762714,
    -1.83491011346664344e-6, -3.48385560900993685e-7, -1.00013234610664349e-7, -4.3129353699713559e-8,
    -2.33705962711185687e-8, -8.42662282959815441e-9, 6.71579512808501758e-9, 1.4029693589852717e-8,
    6.04087734216098814e-9, -7.63075197006557778e-9, -8.04423127616650849e-9, 3.40663613019679426e-9,
    6.48701957198168957e-9, -1.41716980186645964e-9, -4.0477854037118586e-9, 5.14649882608714186e-10,
    1.85137167455119885e-9, -1.34226632008222207e-10, -5.3882859959235238e-10, 1.75024977787013058e-11,
    7.34799244173466388e-11}) / sqrt(size); }

// Two halves of exp(|x|), which overflows before the product does.
PYLUCID_INLINE double with_growth(double scaled, double size) {
  const double half = exp(0.5 * size);
  return size == FloatFormat<double>::inf ? size : scaled * half * half;
}

PYLUCID_INLINE double i0e(double x) {
  const double size = abs(x), near = i0_near(0.25 * size * size) * exp(-size);
  return size <= 8 ? near : i0_far(size);
}
PYLUCID_INLINE double i0(double x) {
  const double size = abs(x), near = i0_near(0.25 * size * size);
  const double far = with_growth(i0_far(size), size);
  return size <= 8 ? near : far;
}
PYLUCID_INLINE double i1e(double x) {
  const double size = abs(x), near = 0.5 * size * i1_near(0.25 * size * size) * exp(-size);
  return copysign(size <= 8 ? near : i1_far(size), x);
}
// To the digits of a float32: what varies little, interpolated on either side of 8.
PYLUCID_INLINE float i1e(float x) {
  const double wide = static_cast<double>(x), size = abs(wide), inverse = 8 / size;
  const double near = size * polynomial(0.25 * size - 1, {
      0.044687709864502508, -0.0611243380259901083, 0.0680576021296030404, -0.0684826069407009266,
      0.0637673306462267433, -0.0552800150364895441, 0.0446755031610766032, -0.0336716637047280536,
      0.0236800166670499389, -0.0155693209202026716, 0.00960609538595537281, -0.00554190824489625607,
      0.00295636283966755756, -0.00152247103602863115, 0.000812047943412777062, -0.000363645204002846305,
      0.0000937580988686784403, -0.0000431772005800300163, 0.0000474790820339537866, -0.0000169478515162494622});
  const double far = sqrt(0.125 * inverse) * polynomial(2 * inverse - 1, {
      0.389398459074471288, -0.00974957724131543175, -0.000219237385356299237, -0.0000150370471438059468,
      -1.82500693871251218e-6, -3.54819541653341053e-7, -1.23184196740477844e-7, -3.7856024793316297e-8});
  return static_cast<float>(copysign(size <= 8 ? near : far, wide));
}
PYLUCID_INLINE double i1(double x) {
  const double size = abs(x), near = 0.5 * size * i1_near(0.25 * size * size);
  const double far = with_growth(i1_far(size), size);
  return copysign(size <= 8 ? near : far, x);
}

// I_2(x) exp(-|x|) beyond 8: I_0 - 2 I_1 / x, which does not cancel there.
PYLUCID_INLINE double i2_far(double size) { return i0_far(size) - 2 * i1_far(size) / size; }
PYLUCID_INLINE double i2(double x) {
  const double size = abs(x), quarter = 0.25 * size * size;
  const double near = quarter * i2_near(quarter), far = with_growth(i2_far(size), size);
  return size <= 8 ? near : far;
}

// exp(-|x|) I_n(x) of any whole order, one value at a time: the power series, whose terms have one sign, or Hankel's
// asymptotic series.
static __attribute__((noinline, unused)) double bessel_ie_any(double order, double x) {
  if (!(abs(order) <= 1000) || x != x) return FloatFormat<double>::nan;
  const int n = static_cast<int>(abs(order));
  const double size = abs(x);
  double sum = 0;
  if (size == FloatFormat<double>::inf) {
    sum = 0;
  } else if (size > 30 && size > 1. * n * n) {
    double term = 1;
    sum = 1;
    for (int k = 1; k < 60 && abs(term) > 1e-17 * sum; ++k) {
      term *= ((2. * k - 1) * (2. * k - 1) - 4. * n * n) / (8. * k * size);
      sum += term;
    }
    sum /= sqrt(2 * pi<double>) * sqrt(size);  // the product may overflow
  } else {
    const double half = 0.5 * size;
    double term = exp(-size);
    for (int j = 1; j <= n; ++j) term *= half / j;
    for (int k = 1; k < 4000; ++k) {
      sum += term;
      term *= half * half / (k * (k + 1. * n));
      if (term <= 1e-17 * sum) break;
    }
  }
  return n % 2 != 0 ? copysign(sum, x) : sum;
}

template <Real N>
PYLUCID_INLINE double bessel_i(N order, double x) {
  if (__builtin_constant_p(order == 2) && order == 2) return i2(x);
  const double n = static_cast<double>(order), half = exp(0.5 * abs(x));
  return isinf(x) ? (is_odd(n) ? x : abs(x)) : bessel_ie_any(n, x) * half * half;
}

// The derivatives of i0e at |x|: exp(-|x|) I_0(|x|) is the mean of exp(-|x| (1 - cos t)), so that they are of alternating
// sign. Up to 8 Bessel functions, which hardly cancel there; beyond, each has an interpolant.
PYLUCID_INLINE double i0e_slope(double x) {
  const double size = abs(x), quarter = 0.25 * size * size;
  const double near = (0.5 * size * i1_near(quarter) - i0_near(quarter)) * exp(-size);
  const double far = polynomial(16 / size - 1, {
    0.204448806706171934, 0.00531326012428418023, 0.000373969287341903365, 0.0000449360086681425402,
    8.16411390509558138e-6, 2.16780867070240293e-6, 8.51963644873961135e-7, 4.6737798765373764e-7,
    2.51274395097535529e-7, 3.96319546345423661e-9, -2.19091503303591293e-7, -2.1765252780918588e-7,
    3.35009311412244695e-8, 2.02136460576268164e-7, 4.78547812688394789e-8, -1.42707182109713946e-7,
    -6.00973724899508665e-8, 8.40523043758515466e-8, 4.28106821474752597e-8, -3.76567230900179947e-8,
    -2.04282237714686651e-8, 1.09138829492700363e-8, 5.99847379826885569e-9, -1.49160932785265362e-9,
    -8.15099624715897467e-10}) / (size * sqrt(size));
  return size <= 8 ? near : size == FloatFormat<double>::inf ? -0. : -far;
}
PYLUCID_INLINE double i0e_curvature(double x) {
  const double size = abs(x), quarter = 0.25 * size * size;
  const double near = (1.5 * i0_near(quarter) + 0.5 * quarter * i2_near(quarter) - size * i1_near(quarter)) * exp(-size);
  const double far = polynomial(16 / size - 1, {
    0.311986470183544593, 0.0140310888853394658, 0.00144370053095028588, 0.000234868499711746543,
    0.0000557417070667783566, 0.0000192023990404699316, 9.66064934926745426e-6, 5.98466348119762941e-6,
    2.43004670226140461e-6, -2.16157901295779654e-6, -4.95680181480648512e-6, -2.26627954747537109e-6,
    3.2416553065199783e-6, 3.4577623671271224e-6, -1.79770166610559494e-6, -3.06003081606256389e-6,
    1.03312258323242913e-6, 2.02716186858668938e-6, -5.92455473408091336e-7, -9.62625918293738264e-7,
    2.793008108139218e-7, 2.86956806914545646e-7, -8.63843877764646255e-8, -3.9760146039168504e-8,
    1.25012792575822388e-8}) / (size * sqrt(size)) / size;
  return size <= 8 ? near : size == FloatFormat<double>::inf ? 0. : far;
}
// To the digits of a float32: interpolated on either side of 8.
PYLUCID_INLINE float i0e_slope(float x) {
  const double size = abs(static_cast<double>(x)), inverse = 1 / size;
  const double near = polynomial(0.25 * size - 1, {
      0.0282510817269934373, -0.0472578142717314554, 0.0667825797041362743, -0.087343415750761264,
      0.106204278692211572, -0.118912855818153441, 0.121696275812528642, -0.113553800466396809,
      0.0967248785810521175, -0.0754468767332941665, 0.0540972730262423572, -0.03587052994363455,
      0.0221615276900966862, -0.0126878361046311319, 0.00663654024434495048, -0.00337406123439186383,
      0.00181142825254616902, -0.000790616673958378307, 0.000180790240815031961, -0.0000834641487222893497,
      0.000097990305068845403, -0.0000340845703142320774});
  const double far = inverse * sqrt(inverse) * polynomial(16 * inverse - 1, {
      0.204448806515836281, 0.00531326010047214561, 0.000373978894199238998, 0.0000449372814326002282,
      8.08346315966972607e-6, 2.15410491473817002e-6, 1.10178969938774032e-6, 5.30465788963025972e-7,
      -9.74666553406050557e-8, -1.49093679280765782e-7});
  return static_cast<float>(-(size <= 8 ? near : far));
}
PYLUCID_INLINE float i0e_curvature(float x) {
  const double size = abs(static_cast<double>(x)), inverse = 1 / size;
  const double near = polynomial(0.25 * size - 1, {
      0.0118144535672155107, -0.0333912905102015057, 0.0655075622117831436, -0.106204226169219352,
      0.14864104476206103, -0.182545637352002392, 0.198719683050046579, -0.193436793825672909,
      0.169750073807592872, -0.135318046693868844, 0.0986744931192182247, -0.0662270537571137572,
      0.0411310584600513843, -0.02377688611651542, 0.0128769412572645357, -0.0065190097826877858,
      0.00305601097828257133, -0.001385216598046754, 0.000649205193231843385, -0.000258110310656802254,
      0.0000614946046826806398, -0.0000248258966138432053, 0.0000233617216235550596, -7.52025395135781354e-6});
  const double far = inverse * inverse * sqrt(inverse) * polynomial(16 * inverse - 1, {
      0.311986470183544593, 0.0140310946133624975, 0.00144371012536500117, 0.000234756966813634007,
      0.0000555442897043458927, 0.0000197780851332100275, 0.0000108486367213784051, 4.96866253581167039e-6,
      -7.03680335994238312e-7, -2.17284300181767887e-6, -7.3373824153795286e-7});
  return static_cast<float>((size <= 8 ? near : far));
}
// Of any order, one value at a time: the power series of the function times exp(2 |x|), or the asymptotic one, both of
// positive terms.
static __attribute__((noinline, unused)) double i0e_derivative_any(double order, double x) {
  if (!(order >= 0) || order > 100 || x != x) return FloatFormat<double>::nan;
  const int n = static_cast<int>(order);
  const double size = abs(x);
  const bool is_far = size > 30 && size > 2. * n;
  double term = is_far ? 1 / (sqrt(2 * pi<double>) * sqrt(size)) : exp(-2 * size);
  for (int j = 1; j <= n; ++j) term *= is_far ? (j - 0.5) / size : (2. * j - 1) / j;
  double sum = 0;
  for (int j = 0; j < 1000; ++j) {
    sum += term;
    term *= is_far ? (n + j + 0.5) * (j + 0.5) / ((j + 1.) * 2 * size) : (j + 0.5) * 2 * size / ((n + j + 1.) * (j + 1.));
    if (term <= 1e-17 * sum && (is_far || j > 2 * size)) break;
  }
  return n % 2 == 0 ? sum : -sum;
}
template <Real N>
PYLUCID_INLINE double i0e_derivative(N order, double x) {
  if (__builtin_constant_p(order == 1) && order == 1) return i0e_slope(x);
  if (__builtin_constant_p(order == 2) && order == 2) return i0e_curvature(x);
  return i0e_derivative_any(static_cast<double>(order), x);
}

// sqrt(pi x) J_n(x) = P (cos x + sin x) - Q (sin x - cos x) for n = 0 and P (sin x - cos x) + Q (sin x + cos x) for n
// = 1. Below 8 the zeros are factors, in two parts.
PYLUCID_INLINE double j0(double x) {
  const double size = abs(x), square = size * size;
  const double zeros = (((size - 2.40482555769577289) - -1.17669165153089412e-16) * (size + 2.40482555769577289)) *
                       (((size - 5.52007811028631057) - 8.08859714614672231e-17) * (size + 5.52007811028631057));
  const double near = zeros * polynomial(square * (1. / 32) - 1, {0.00114349377437625456, -0.002119794289479692,
                                                                  0.00156364316459316621, -0.000641539064640612314,
                                                                  0.000169772007139978442, -0.0000315734254022354422,
                                                                  4.36693232464060129e-6, -4.67712802130075492e-7,
                                                                  3.9988393454959872e-8, -2.79486296783126853e-9,
                                                                  1.62764894573247288e-10, -8.02347260324869562e-12,
                                                                  3.39233240149262957e-13, -1.24829666379905734e-14,
                                                                  4.00617828629773686e-16});
  const double t = 128 / square - 1, sine = sin(size), cosine = cos(size);
  const double p = polynomial(t, {0.999457275788251954, -0.000536367319212968424, 6.13741608014772198e-6,
                                  -2.05274482587994549e-7, 1.28037609907616316e-8, -1.21210995190528835e-9,
                                  1.55007588509658505e-10, -2.49111569060928263e-11, 4.78324645040706783e-12,
                                  -1.0160586409351026e-12, 2.48665187917022096e-13, -1.0240462527458219e-13,
                                  3.22746592366963729e-14});
  const double q = polynomial(t, {-0.124440911036108154, 0.000546651927947513622, -0.0000118171106607317753,
                                  5.68497188544953764e-7, -4.53497359486888238e-8, 5.1462286189190747e-9,
                                  -7.57587275846184335e-10, 1.36245280369396401e-10, -2.88387465828896992e-11,
                                  6.93451186822732277e-12, -1.6798068504524111e-12, 4.74391856546750868e-13,
                                  -2.72905889173101863e-13, 9.75611350712843189e-14}) / size;
  const double far = (p * (cosine + sine) - q * (sine - cosine)) / sqrt(pi<double> * size);
  return size <= 8 ? near : size == FloatFormat<double>::inf ? 0. : far;
}
PYLUCID_INLINE double j1(double x) {
  const double size = abs(x), square = size * size;
  const double zeros = (((size - 3.83170597020751247) - -1.52691840900880675e-16) * (size + 3.83170597020751247)) *
                       (((size - 7.01558666981561885) - -9.4141656534103891e-17) * (size + 7.01558666981561885));
  const double near = size * zeros * polynomial(square * (1. / 32) - 1, {
      0.000194989369858956236, -0.000269752274671636806, 0.000158600167993698725, -0.0000540800323908550569,
      0.0000122421736530156094, -1.98909351591425674e-6, 2.44252226075202039e-7, -2.35219225457785456e-8,
      1.826854769538332e-9, -1.1696932521779357e-10, 6.28473381883803266e-12, -2.87553086888829751e-13,
      1.13431320289859116e-14, -3.9104227812448149e-16, 1.18095754382239183e-17});
  const double t = 128 / square - 1, sine = sin(size), cosine = cos(size);
  const double p = polynomial(t, {1.00090702627808217, 0.000898804941670519507, -7.9596946984786576e-6,
                                  2.45367663311693018e-7, -1.47085125161458212e-8, 1.36029706653691105e-9,
                                  -1.7131278980857612e-10, 2.72341878112870633e-11, -5.18719981491451766e-12,
                                  1.09580929272518018e-12, -2.66891431604198315e-13, 1.09117834676015725e-13,
                                  -3.42734255116645489e-14});
  const double q = polynomial(t, {0.374214992219591821, -0.000769716705764040782, 0.0000145696148097038803,
                                  -6.63356865430903904e-7, 5.1361063866241451e-8, -5.72081572991553422e-9,
                                  8.31577066874360344e-10, -1.48425076700964979e-10, 3.11081787911146562e-11,
                                  -7.03109781882185274e-12, 1.82890606546644497e-12, -8.40120873806914515e-13,
                                  2.78920353756046821e-13}) / size;
  const double far = (p * (sine - cosine) + q * (sine + cosine)) / sqrt(pi<double> * size);
  const double value = size <= 8 ? near : size == FloatFormat<double>::inf ? 0. : far;
  return x < 0 ? -value : x == 0 ? x : value;
}

// Up to 2 the power series, since the recurrence cancels.
PYLUCID_INLINE double j2(double x) {
  const double size = abs(x), quarter = 0.25 * size * size;
  const double near = quarter * polynomial(quarter, {0.5, -0.166666666666666667, 0.0208333333333333333,
                                                     -0.00138888888888888889, 0.0000578703703703703704,
                                                     -1.65343915343915344e-6, 3.44466490299823633e-8,
                                                     -5.46772206825116878e-10, 6.83465258531396098e-12,
                                                     -6.9036894801151121e-14, 5.75307456676259341e-16,
                                                     -4.02312906766614924e-18});
  const double far = 2 / size * j1(size) - j0(size);
  return size <= 2 ? near : size == FloatFormat<double>::inf ? 0. : far;
}

// J_n(x) of any whole order, one value at a time: the recurrence upwards where it is stable, else the power series.
static __attribute__((noinline, unused)) double bessel_j_any(double order, double x) {
  if (!(abs(order) <= 1000) || x != x) return FloatFormat<double>::nan;
  const int n = static_cast<int>(abs(order));
  const double size = abs(x);
  double value;
  if (size == FloatFormat<double>::inf) {
    value = 0;
  } else if (n < 2 || size > 0.75 * n) {
    double before = j0(size);
    value = n == 0 ? before : j1(size);
    for (int k = 1; k < n; ++k) {
      const double next = 2 * k / size * value - before;
      before = value;
      value = next;
    }
  } else {
    const double half = 0.5 * size;
    double term = 1;
    for (int j = 1; j <= n; ++j) term *= half / j;
    value = term;
    for (int k = 1; k < 400 && abs(term) > 1e-18 * abs(value); ++k) {
      term *= -half * half / (k * (k + 1. * n));
      value += term;
    }
  }
  // J_n(-x) and J_-n(x) are J_n(x) with the sign (-1)^n.
  return n % 2 != 0 && (x < 0) != (order < 0) ? -value : value;
}
template <Real N>
PYLUCID_INLINE double bessel_j(N order, double x) {
  if (__builtin_constant_p(order == 2) && order == 2) return j2(x);
  return bessel_j_any(static_cast<double>(order), x);
}

PYLUCID_INLINE float i0(float x) { return static_cast<float>(i0(static_cast<double>(x))); }
PYLUCID_INLINE float i0e(float x) { return static_cast<float>(i0e(static_cast<double>(x))); }
PYLUCID_INLINE float i1(float x) { return static_cast<float>(i1(static_cast<double>(x))); }
PYLUCID_INLINE float j0(float x) { return static_cast<float>(j0(static_cast<double>(x))); }
PYLUCID_INLINE float j1(float x) { return static_cast<float>(j1(static_cast<double>(x))); }
template <Real N>
PYLUCID_INLINE float bessel_i(N order, float x) {
  return static_cast<float>(bessel_i(order, static_cast<double>(x)));
}
template <Real N>
PYLUCID_INLINE float i0e_derivative(N order, float x) {
  if (__builtin_constant_p(order == 1) && order == 1) return i0e_slope(x);
  if (__builtin_constant_p(order == 2) && order == 2) return i0e_curvature(x);
  return static_cast<float>(i0e_derivative_any(static_cast<double>(order), static_cast<double>(x)));
}
template <Real N>
PYLUCID_INLINE float bessel_j(N order, float x) {
  return static_cast<float>(bessel_j(order, static_cast<double>(x)));
}

}  // namespace pylucid::PYLUCID_ISA::scalar
