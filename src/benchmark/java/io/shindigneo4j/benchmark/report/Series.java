package io.shindigneo4j.benchmark.report;

import java.util.SortedMap;

/**
 * A line of a chart.
 *
 * @param dashes as SVG writes them; {@code none} for an unbroken line
 */
record Series(String name, SortedMap<Double, Double> points, String colour, String dashes) {}
