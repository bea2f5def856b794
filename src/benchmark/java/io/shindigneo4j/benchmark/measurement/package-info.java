/**
 * Load generators, warm-ups, and alternating turns.
 *
 * <p>May use {@code benchmark.result}.
 *
 * <p>New work to measure is a {@link io.shindigneo4j.benchmark.measurement.Work}, or a {@link
 * io.shindigneo4j.benchmark.measurement.SelfTimed} if it reports its own cost. What another load
 * generator runs is a {@link io.shindigneo4j.benchmark.measurement.TimedWork}.
 */
package io.shindigneo4j.benchmark.measurement;
