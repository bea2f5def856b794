/**
 * Brings the file of a network into a graph. May use {@code workload.file}, {@code workload.row},
 * the driver, and what the services know of the data model.
 */
package io.shindigneo4j.workload.load;
