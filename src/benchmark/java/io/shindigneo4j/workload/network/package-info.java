/**
 * Generates a social network with the statistics of the papers.
 *
 * <p>May use {@code workload.random}, {@code workload.row} and {@code workload.text}.
 *
 * <p>A new size is a line in {@code Preset}.
 */
package io.shindigneo4j.workload.network;
