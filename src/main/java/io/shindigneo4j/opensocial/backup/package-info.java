/**
 * A copy of the graph in a file: lines of JSON, which one program writes while the server runs and
 * another one reads into an empty graph.
 *
 * <p>May use {@code driver}, {@code protocol} and {@code schema}. {@link
 * io.shindigneo4j.opensocial.backup.GraphExport} and {@link
 * io.shindigneo4j.opensocial.backup.GraphImport} are the two programs, {@link
 * io.shindigneo4j.opensocial.backup.GraphFile} is what both know of the file. A new kind of line is
 * a constant of {@code LineKind} with a record.
 */
package io.shindigneo4j.opensocial.backup;
