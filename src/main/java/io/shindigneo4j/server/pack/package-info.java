/**
 * Packs: jars with further procedures. Each pack has its own class loader, and a Guice module that
 * binds its procedures. See {@code docs/procedures.md}.
 *
 * <p>May use {@code server.procedure}, {@code server.source}, Guice and Neo4j's public API.
 *
 * <p>The API for packs is {@code server.procedure}, {@code server.graph}, {@code schema}, {@link
 * io.shindigneo4j.server.pack.PackModule} and {@link io.shindigneo4j.server.pack.PackLife}. Bind
 * what else packs can have injected in {@link io.shindigneo4j.server.pack.PackLoader.ServerModule}.
 */
package io.shindigneo4j.server.pack;
