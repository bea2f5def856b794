/**
 * Native procedures: their interface, their descriptions, and the registry that calls them by name.
 *
 * <p>May use {@code protocol}, {@code schema}, {@code server.graph} and Neo4j's public API; of
 * Neo4j's internal API only what names the database and the user of a transaction.
 *
 * <p>Add built-in procedures by a {@link io.shindigneo4j.server.procedure.ProcedurePack}, named in
 * {@code META-INF/services}. A procedure of a pack is a {@link
 * io.shindigneo4j.server.procedure.Procedure}, bound by a module of {@code server.pack}.
 */
package io.shindigneo4j.server.procedure;
