/**
 * Measures how long answers take; run by hand, not by the build.
 *
 * <p>{@code FeedCost} times pages while the pile behind them grows: a new page is a {@code
 * Question} there. {@code DriverBenchmark} times our driver and others: a new query is a method of
 * {@code Questions}, a new transport a line in {@code Transports}, a goal one in {@code Goal}.
 */
package io.shindigneo4j.benchmark;
