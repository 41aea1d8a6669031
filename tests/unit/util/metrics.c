/* SPDX-License-Identifier: Apache-2.0 */
/* Counters and histograms in Prometheus' text format. */
#include "util/metrics.h"

#include <math.h>
#include <pthread.h>

#include <criterion/criterion.h>

static struct buf out;

static void make(void) {
    buf_init(&out, 100000);
}

static void drop(void) {
    buf_free(&out);
}

TestSuite(metrics, .init = make, .fini = drop);

static const double bounds[] = {0.001, 0.5, 2};

Test(metrics, a_head_names_kind_and_help) {
    metrics_write_head(&out, "referee_things", "counter", "Things there were.");
    cr_assert_str_eq(out.bytes, "# HELP referee_things Things there were.\n# TYPE referee_things counter\n");
}

Test(metrics, samples_have_labels_or_none) {
    metrics_write_sample(&out, "a", "", 1);
    metrics_write_sample(&out, "b", "x=\"1\",y=\"2\"", 0.5);
    cr_assert_str_eq(out.bytes, "a 1\nb{x=\"1\",y=\"2\"} 0.5\n");
}

Test(metrics, numbers_are_written_as_the_format_wants) {
    static const double values[] = {0, -3, 1e14, 123456789012345, 0.1, INFINITY, -INFINITY, NAN};
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
        metrics_write_sample(&out, "x", "", values[i]);
    }
    cr_assert_str_eq(out.bytes, "x 0\nx -3\nx 100000000000000\nx 123456789012345\nx 0.1\nx +Inf\nx -Inf\nx NaN\n");
}

Test(metrics, buckets_are_added_up_and_bounds_belong_to_them) {
    struct histogram histogram;
    histogram_init(&histogram, bounds, 3);
    histogram_observe(&histogram, 0.001);
    histogram_observe(&histogram, 0.0011);
    histogram_observe(&histogram, 0.5);
    histogram_observe(&histogram, 3);
    histogram_observe(&histogram, 0);
    metrics_write_histogram(&out, "h", "", &histogram);
    cr_assert_str_eq(out.bytes, "h_bucket{le=\"0.001\"} 2\nh_bucket{le=\"0.5\"} 4\nh_bucket{le=\"2\"} 4\n"
                                "h_bucket{le=\"+Inf\"} 5\nh_sum 3.5021\nh_count 5\n");
}

Test(metrics, a_histograms_labels_stand_on_every_line) {
    struct histogram histogram;
    histogram_init(&histogram, bounds, 1);
    histogram_observe(&histogram, 1);
    metrics_write_histogram(&out, "h", "route=\"/x\"", &histogram);
    cr_assert_str_eq(out.bytes, "h_bucket{route=\"/x\",le=\"0.001\"} 0\nh_bucket{route=\"/x\",le=\"+Inf\"} 1\n"
                                "h_sum{route=\"/x\"} 1\nh_count{route=\"/x\"} 1\n");
}

static void *observe_many(void *context) {
    for (int i = 0; i < 20000; i++) {
        histogram_observe(context, 0.25);
    }
    return NULL;
}

Test(metrics, threads_do_not_lose_observations) {
    struct histogram histogram;
    histogram_init(&histogram, bounds, 3);
    pthread_t threads[4];
    for (size_t i = 0; i < 4; i++) {
        cr_assert_eq(pthread_create(&threads[i], NULL, observe_many, &histogram), 0);
    }
    for (size_t i = 0; i < 4; i++) {
        (void)pthread_join(threads[i], NULL);
    }
    cr_assert_eq(atomic_load(&histogram.buckets[1]), 80000);
    cr_assert_eq(atomic_load(&histogram.sum_millionths), UINT64_C(80000) * 250000);
}
