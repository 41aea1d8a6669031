/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The paper's steps in its own letters: mu, phi, sigma for rating, deviation, volatility on the internal scale.
 */
#include "play/glicko.h"

#include <math.h>

static const double scale = 173.7178;
static const double precision = 0.000001;

/* The iteration halves its interval at least every other step; this many are never needed. */
enum { ITERATIONS_MAX = 200 };

static double g(double phi) {
    return 1 / sqrt(1 + 3 * phi * phi / (M_PI * M_PI));
}

static double expected(double mu, double mu_j, double phi_j) {
    return 1 / (1 + exp(-g(phi_j) * (mu - mu_j)));
}

double glicko_deviation_after(const struct glicko *now, double idle_days) {
    double phi = now->deviation / scale;
    double grown = scale * sqrt(phi * phi + now->volatility * now->volatility * fmax(idle_days, 0));
    return fmin(grown, GLICKO_DEVIATION);
}

/* The function whose root is the logarithm of the new variance of the rating (step 5.1). */
struct volatility_equation {
    double a, delta_squared, phi_squared, v;
};

static double f(const struct volatility_equation *equation, double x) {
    double e = exp(x);
    double d = equation->phi_squared + equation->v + e;
    return e * (equation->delta_squared - d) / (2 * d * d) - (x - equation->a) / (GLICKO_TAU * GLICKO_TAU);
}

static double new_volatility(const struct volatility_equation *equation) {
    double low = equation->a;
    double high = 0;
    if (equation->delta_squared > equation->phi_squared + equation->v) {
        high = log(equation->delta_squared - equation->phi_squared - equation->v);
    } else {
        int k = 1;
        while (f(equation, equation->a - k * GLICKO_TAU) < 0) {
            k++;
        }
        high = equation->a - k * GLICKO_TAU;
    }
    double f_low = f(equation, low);
    double f_high = f(equation, high);
    for (int i = 0; i < ITERATIONS_MAX && fabs(high - low) > precision; i++) {
        double middle = low + (low - high) * f_low / (f_high - f_low);
        double f_middle = f(equation, middle);
        if (f_middle * f_high <= 0) {
            low = high;
            f_low = f_high;
        } else {
            f_low /= 2;
        }
        high = middle;
        f_high = f_middle;
    }
    return exp(low / 2);
}

struct glicko glicko_update(const struct glicko *now, const struct glicko_game *games, size_t count) {
    double mu = (now->rating - GLICKO_RATING) / scale;
    double phi = now->deviation / scale;
    double information = 0; /* 1 / v */
    double surprise = 0;
    for (size_t i = 0; i < count; i++) {
        double mu_j = (games[i].opponent.rating - GLICKO_RATING) / scale;
        double phi_j = games[i].opponent.deviation / scale;
        double e = expected(mu, mu_j, phi_j);
        information += g(phi_j) * g(phi_j) * e * (1 - e);
        surprise += g(phi_j) * (games[i].score - e);
    }
    if (count == 0) {
        return (struct glicko){now->rating, glicko_deviation_after(now, 1), now->volatility};
    }
    double v = 1 / information;
    double delta = v * surprise;
    const struct volatility_equation equation = {
        .a = log(now->volatility * now->volatility), .delta_squared = delta * delta, .phi_squared = phi * phi, .v = v};
    double sigma = new_volatility(&equation);
    double before = sqrt(phi * phi + sigma * sigma);
    double after = 1 / sqrt(1 / (before * before) + information);
    return (struct glicko){
        .rating = scale * (mu + after * after * surprise) + GLICKO_RATING,
        .deviation = fmin(scale * after, GLICKO_DEVIATION),
        .volatility = sigma,
    };
}
