package io.shindigneo4j.benchmark.report;

import java.util.List;
import java.util.SortedMap;

/**
 * A line of a chart.
 *
 * @param colour a name of the palette
 * @param dashes lengths of dashes and gaps in pixels; empty for a solid line
 */
record Series(String name, SortedMap<Double, Double> points, String colour, List<Integer> dashes) {}
