/**
 * Measurements of single parts of the project, each with a main method of its own: codecs, meters,
 * feeds and searches that grow, the graph in memory.
 *
 * <p>May use {@code benchmark.result} and {@code benchmark.question}.
 */
package io.shindigneo4j.benchmark.cost;
