/**
 * The rows of the results with their confidence intervals, their files, and the goals that they are
 * compared with.
 *
 * <p>May use nothing else of the benchmark.
 *
 * <p>A new goal of one of the papers' questions is a line in {@code Goal}; a goal of a suite is one
 * in {@code Requirement}, and one of calls through Shindig in {@code EndToEndGoal}.
 */
package io.shindigneo4j.benchmark.result;
