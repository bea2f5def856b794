/**
 * Where further procedures come from: files in folders, each of which brings some. They are loaded
 * at the start and, where that is wished, again when they change.
 *
 * <p>May use {@code server.procedure} and Neo4j's public API; knows nothing of what is in the
 * files.
 *
 * <p>Another kind of file is a {@link io.shindigneo4j.server.source.SourceLoader}.
 */
package io.shindigneo4j.server.source;
