/**
 * What an authenticated client can do: requests become transactions of its user, and their outcome
 * a response.
 *
 * <p>May use {@code protocol}, {@code server.procedure} and Neo4j; knows nothing of sockets.
 */
package io.shindigneo4j.server.session;
