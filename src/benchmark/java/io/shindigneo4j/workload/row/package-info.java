/**
 * The rows of a network file.
 *
 * <p>May use nothing else of the project.
 *
 * <p>A new kind of row is a record here and a line in {@code RowKind}. {@code
 * workload.file.RowValidator} validates it, and {@code workload.load.BatchTexts} loads it.
 */
package io.shindigneo4j.workload.row;
