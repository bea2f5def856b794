package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Interval;

/**
 * A bar of a chart.
 *
 * @param interval drawn as a whisker; null for none
 * @param mark drawn as a diamond; null for none
 * @param colour a name of the palette
 * @param important bold text behind the bar
 * @param label text behind that
 */
record Bar(
    String name,
    double value,
    Interval interval,
    Double mark,
    String colour,
    String important,
    String label) {}
