/**
 * What stands in the file of a network.
 *
 * <p>Another kind of row is a record here, a line in {@code RowKind}, what must be right about it
 * in {@code workload.file.Check}, and how it is loaded in {@code workload.load.Batches}.
 */
package io.shindigneo4j.workload.row;
