/**
 * The results as a page to look at, and as text.
 *
 * <p>May use {@code benchmark.result}.
 *
 * <p>A new part of the page is a {@code Section} and a line in {@code Report}; a suite has one by
 * itself. A statement of the papers is a line in {@code papers.txt}.
 */
package io.shindigneo4j.benchmark.report;
