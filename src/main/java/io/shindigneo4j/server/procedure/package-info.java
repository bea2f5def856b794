/**
 * What native graph code plugs into: named procedures that describe themselves, and the registry
 * that they are called by.
 *
 * <p>May use {@code protocol}, {@code schema}, {@code server.graph} and Neo4j's public API, and of
 * the rest of it what tells the database and the user of a transaction.
 *
 * <p>A new set of procedures of the plug-in is a {@link
 * io.shindigneo4j.server.procedure.ProcedurePack}, named in {@code META-INF/services}. One of a
 * pack is a {@link io.shindigneo4j.server.procedure.Procedure}, bound by a module of {@code
 * server.pack}.
 */
package io.shindigneo4j.server.procedure;
