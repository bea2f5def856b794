/**
 * The suites, each of which can run alone.
 *
 * <p>May use everything else of the benchmark except its command.
 *
 * <p>A new suite is a {@code Suite} and a line in {@code Suites}.
 */
package io.shindigneo4j.benchmark.suite;
