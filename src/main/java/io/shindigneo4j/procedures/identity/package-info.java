/**
 * Identity: OAuth clients, consents, tokens, sessions, revocations, services of gadgets, and what
 * is encrypted. The executions of these operations are their Cypher texts. Native is only what
 * deletes the data of a person, as a part of {@code people.delete}.
 *
 * <p>May use {@code procedures.people}, {@code procedures.query}, {@code server.procedure}, {@code
 * schema} and Neo4j's public API.
 *
 * <p>A new operation is a line in {@link io.shindigneo4j.procedures.identity.IdentityProcedures}.
 */
package io.shindigneo4j.procedures.identity;
