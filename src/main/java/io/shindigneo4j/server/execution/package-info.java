/**
 * Work inside a transaction: Cypher texts and native procedures become records, values of the
 * protocol become those of Neo4j and back, and failures become what a client may know.
 *
 * <p>May use {@code protocol}, {@code schema}, {@code server.procedure}, {@code server.migration}
 * and Neo4j; knows neither connections nor threads.
 *
 * <p>Another kind of work is another {@link io.shindigneo4j.server.execution.Cursor}, opened by
 * {@link io.shindigneo4j.server.execution.WorkExecutor}.
 *
 * <p>Neo4j's internal types are used where its public API has nothing of the kind: {@code
 * RestrictedAccessMode} and {@code LoginContext} to forbid writes, {@code Values} and {@code
 * DurationValue} to make points and durations. They may change with any release of Neo4j.
 */
package io.shindigneo4j.server.execution;
