/**
 * A social network with the statistics of the papers, made as it is asked for.
 *
 * <p>May use {@code workload.random}, {@code workload.row} and {@code workload.text}. Another size
 * is a line in {@code Preset}.
 */
package io.shindigneo4j.workload.network;
