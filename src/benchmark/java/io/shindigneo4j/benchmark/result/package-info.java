/**
 * What comes of a run: the rows of the results with their intervals, the files they go to, and the
 * goals they are held against.
 *
 * <p>May use nothing of the benchmark.
 *
 * <p>A new goal of one of the papers' questions is a line in {@code Goal}; what is demanded of a
 * suite is one in {@code Demand}.
 */
package io.shindigneo4j.benchmark.result;
