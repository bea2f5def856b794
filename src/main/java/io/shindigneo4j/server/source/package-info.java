/**
 * Procedures from files in folders, loaded at the start and, if the settings say so, reloaded when
 * the files change.
 *
 * <p>May use {@code server.procedure} and Neo4j's public API. Knows no kind of file.
 *
 * <p>Another kind of file is another {@link io.shindigneo4j.server.source.SourceLoader}.
 */
package io.shindigneo4j.server.source;
