/**
 * Makes the database of a network at once, from its file, in a directory where there is none. May
 * use {@code workload.file}, {@code workload.row}, {@code workload.load} and Neo4j's importer. What
 * becomes of a row is in the {@code *GraphSink}.
 */
package io.shindigneo4j.workload.bulk;
