/** The file of a network: XML, or JSON in lines. May use {@code workload.row}. */
package io.shindigneo4j.workload.file;
