/**
 * WebSocket: upgrade requests are checked, frames become messages for a session.
 *
 * <p>May use {@code protocol}, {@code server.connection}, {@code server.session}, {@code
 * server.metrics} and the Netty that Neo4j brings; knows no Cypher and no procedures.
 *
 * <p>A new check of the upgrade request goes into {@code UpgradeHandler}, a new kind of frame into
 * {@code FrameHandler}.
 */
package io.shindigneo4j.server.websocket;
