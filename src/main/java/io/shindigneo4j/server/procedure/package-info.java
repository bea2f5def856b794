/**
 * What native graph code plugs into: packs that register named procedures.
 *
 * <p>May use {@code protocol} and Neo4j's public API.
 *
 * <p>A new set of procedures is a {@link io.shindigneo4j.server.procedure.ProcedurePack}, named in
 * {@code META-INF/services}.
 */
package io.shindigneo4j.server.procedure;
