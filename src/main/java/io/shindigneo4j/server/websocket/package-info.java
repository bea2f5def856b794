/**
 * The endpoint on the network: HTTP upgrade requests are authenticated, frames become messages for
 * a session.
 *
 * <p>May use {@code protocol}, {@code server.session}, the refusals of {@code server.migration} and
 * the Netty that Neo4j brings; knows no Cypher and no procedures.
 *
 * <p>A new check of the upgrade request goes into {@code UpgradeHandler}, a new kind of frame into
 * {@code FrameHandler}, a new limit of a connection into {@code ConnectionLimits}.
 */
package io.shindigneo4j.server.websocket;
