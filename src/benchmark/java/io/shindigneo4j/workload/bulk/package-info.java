/**
 * Creates a database from a network file by Neo4j's importer.
 *
 * <p>May use {@code workload.file}, {@code workload.row}, {@code workload.load} and Neo4j's
 * importer.
 *
 * <p>A new kind of row is converted by a new importer, which {@code RowImporter} calls.
 */
package io.shindigneo4j.workload.bulk;
