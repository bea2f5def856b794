/**
 * The servers that are measured. Each starts at its first use, is filled with the network, and
 * stops with the benchmark.
 *
 * <p>May use {@code benchmark.http}, {@code benchmark.measurement}, {@code benchmark.question},
 * {@code installation}, {@code opensocial.sample}, {@code testing} and {@code workload}.
 *
 * <p>A new server is added to the {@code ResourceStack} before it is started, so that it is always
 * stopped.
 */
package io.shindigneo4j.benchmark.environment;
