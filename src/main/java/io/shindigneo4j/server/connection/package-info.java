/**
 * The common parts of WebSocket and HTTP: encryption, limits of connections, logins, refusals, and
 * when a connection is read from.
 *
 * <p>May use {@code protocol}, {@code server.session}, the refusals of {@code server.migration},
 * {@code server.metrics} and the Netty that Neo4j brings; knows neither of its two users, {@code
 * server.websocket} and {@code server.http}.
 *
 * <p>A new limit of a connection goes into {@code ConnectionLimits}, a new reason to let nobody in
 * into {@code RequestRejectedException.Kind}.
 */
package io.shindigneo4j.server.connection;
