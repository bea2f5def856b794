/**
 * Measurements of single parts, each with its own main method: codecs, meters, feeds, searches, and
 * the graph in memory.
 *
 * <p>May use {@code benchmark.result} and {@code benchmark.question}.
 *
 * <p>A new measurement is a class with a main method.
 */
package io.shindigneo4j.benchmark.cost;
