/**
 * The endpoint on the network: it listens, and gives each new connection to WebSocket or to HTTP,
 * by its first request.
 *
 * <p>May use {@code server.connection}, {@code server.websocket}, {@code server.http} and what
 * these are made of.
 *
 * <p>A third way to speak would be another {@link
 * io.shindigneo4j.server.connection.ApplicationProtocol}, which {@code ProtocolSelector} chooses.
 */
package io.shindigneo4j.server.endpoint;
