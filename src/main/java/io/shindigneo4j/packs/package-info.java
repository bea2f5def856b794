/**
 * The procedure packs of the project, each in its own jar. They prove that packs can do what
 * built-in procedures do.
 *
 * <p>May use what any pack may: {@code schema}, {@code server.graph}, {@code server.procedure},
 * {@code server.pack}, Guice and Neo4j's public API. Packs do not use each other. Shared code is in
 * {@code packs.writing}, which is part of each jar.
 *
 * <p>Add a pack as a package with a {@code PackModule}, a file in {@code src/packs} that names
 * this, and a jar in the build.
 */
package io.shindigneo4j.packs;
