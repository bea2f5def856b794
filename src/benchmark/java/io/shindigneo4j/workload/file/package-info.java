/**
 * Network files: XML and JSON lines, and their validation.
 *
 * <p>May use {@code workload.row}.
 *
 * <p>A new format is a constant of {@code NetworkFormat}.
 */
package io.shindigneo4j.workload.file;
