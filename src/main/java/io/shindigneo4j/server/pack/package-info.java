/**
 * Packs: jars with procedures of others. Each has a class loader of its own, and a Guice module
 * that binds what it brings; {@code docs/procedures.md} shows how one is made.
 *
 * <p>May use {@code server.procedure}, {@code server.source}, Guice and Neo4j's public API.
 *
 * <p>What a pack sees of the plug-in is {@code server.procedure}, {@code server.graph} and {@code
 * schema}, {@link io.shindigneo4j.server.pack.PackModule} and {@link
 * io.shindigneo4j.server.pack.PackLife}. What more it may have injected is bound in {@link
 * io.shindigneo4j.server.pack.ServerModule}.
 */
package io.shindigneo4j.server.pack;
