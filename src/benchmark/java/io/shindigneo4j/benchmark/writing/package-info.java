/**
 * What is written, for whom, and the ways to write it.
 *
 * <p>May use {@code benchmark.question}, {@code workload.random}, {@code schema} and the drivers.
 *
 * <p>A new write is a method of {@code Writes}, a new way a {@code WriteClient}.
 */
package io.shindigneo4j.benchmark.writing;
