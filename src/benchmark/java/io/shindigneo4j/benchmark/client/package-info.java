/**
 * The clients of all transports. Each converts answers to Shindig's objects.
 *
 * <p>May use {@code benchmark.environment}, {@code benchmark.http}, {@code benchmark.question} and
 * {@code benchmark.measurement}.
 *
 * <p>A new transport is a {@code Client} and a line in {@code Transports}.
 */
package io.shindigneo4j.benchmark.client;
