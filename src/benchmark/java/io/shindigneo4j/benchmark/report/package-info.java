/**
 * The results as an HTML page and as text for a terminal.
 *
 * <p>May use {@code benchmark.result}.
 *
 * <p>A new section of the page is a {@code Section} and a line in {@code Report}; each suite has
 * one already. A claim of the papers is a line in {@code papers.txt}. {@code charts.js} draws the
 * charts by Apache ECharts.
 */
package io.shindigneo4j.benchmark.report;
