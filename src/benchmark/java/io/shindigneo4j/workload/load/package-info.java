/**
 * Loads a network file into a graph.
 *
 * <p>May use {@code workload.file}, {@code workload.row}, the driver, and {@code opensocial} for
 * the data model.
 *
 * <p>A new kind of row is a text in {@code BatchTexts}.
 */
package io.shindigneo4j.workload.load;
