/**
 * The servers that are asked: each starts at its first use, is filled with the network, and ends
 * with the benchmark.
 *
 * <p>May use {@code benchmark.question} and {@code workload}.
 */
package io.shindigneo4j.benchmark.stage;
