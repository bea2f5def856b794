/**
 * Procedure packs that come with the project, each a jar of its own: proofs that a pack can do what
 * the plug-in's own procedures do.
 *
 * <p>May use what any pack may: {@code schema}, {@code server.graph}, {@code server.procedure},
 * {@code server.pack}, Guice and Neo4j's public API. Packs know nothing of each other; what several
 * of them need is in {@code packs.writing}, which is in each jar.
 *
 * <p>A new one is a package with a {@code PackModule}, a file that names it in {@code src/packs},
 * and a jar in the build.
 */
package io.shindigneo4j.packs;
