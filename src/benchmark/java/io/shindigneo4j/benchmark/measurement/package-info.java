/**
 * How something is measured: threads that repeat some work, warm-ups, turns, and what comes of
 * them.
 *
 * <p>May use {@code benchmark.result}.
 *
 * <p>Whatever is new to be measured is a {@link io.shindigneo4j.benchmark.measurement.Work}, or a
 * {@link io.shindigneo4j.benchmark.measurement.SelfTimed} where the server tells what it takes.
 */
package io.shindigneo4j.benchmark.measurement;
