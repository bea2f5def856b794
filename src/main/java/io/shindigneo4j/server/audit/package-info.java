/**
 * Which users have logged in, who was not let in, and which procedures users may not call, in lines
 * of Neo4j's log.
 *
 * <p>May use {@code audit} and Java alone. Something new to tell is a method of {@code
 * ServerAudit}, and a row of docs/observability.md.
 */
package io.shindigneo4j.server.audit;
