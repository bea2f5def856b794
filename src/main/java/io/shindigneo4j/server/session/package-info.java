/**
 * Sessions of authenticated clients: requests become transactions of the user, and their outcome a
 * response.
 *
 * <p>May use {@code protocol}, {@code server.events}, {@code server.execution}, {@code
 * server.procedure}, {@code server.migration}, {@code server.routing}, {@code server.metrics} and
 * Neo4j; knows nothing of sockets.
 *
 * <p>Neo4j's internal types are used where its public API has nothing of the kind: {@code
 * AuthManager} and {@code LoginContext} to check a password, {@code GraphDatabaseAPI} to begin a
 * transaction as that user, {@code TransactionIdStore} for bookmarks, {@code SchemaState} to know
 * when plans are dropped. They may change with any release of Neo4j; nothing outside this package
 * depends on them but the hand-over of a login.
 */
package io.shindigneo4j.server.session;
