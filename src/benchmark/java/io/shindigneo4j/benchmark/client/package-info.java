/**
 * The ways to an answer, each of which makes Shindig's objects of it.
 *
 * <p>May use {@code benchmark.environment}, {@code benchmark.question} and {@code
 * benchmark.measurement}.
 *
 * <p>A new way is a {@code Client}, and a line in {@code Transports}.
 */
package io.shindigneo4j.benchmark.client;
