/**
 * The servers that are asked: each starts at its first use, is filled with the network, and ends
 * with the benchmark.
 *
 * <p>May use {@code benchmark.question}, {@code installation}, {@code testing} and {@code
 * workload}. Another server is made, given to {@code ResourceStack}, and then started.
 */
package io.shindigneo4j.benchmark.environment;
