/**
 * Measures how long answers take; run by hand, not by the build.
 *
 * <p>A new measurement of a page is a {@code Question} in {@code FeedCost}.
 */
package io.shindigneo4j.benchmark;
