/**
 * The results as a page to look at.
 *
 * <p>May use {@code benchmark.result}.
 */
package io.shindigneo4j.benchmark.report;
