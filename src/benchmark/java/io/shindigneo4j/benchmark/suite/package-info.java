/**
 * The parts of the benchmark, each of which can run alone.
 *
 * <p>May use everything else of the benchmark but its command.
 *
 * <p>A new part is a {@code Suite}, and a line in {@code Suites}.
 */
package io.shindigneo4j.benchmark.suite;
