/**
 * The kinds of writes, and the clients that make them.
 *
 * <p>May use {@code benchmark.question}, {@code workload.random}, {@code schema} and the drivers.
 *
 * <p>A new kind of write is a method of {@code Writes}; a new client is a {@code WriteClient}.
 */
package io.shindigneo4j.benchmark.writing;
