package io.shindigneo4j.server.websocket;

import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.session.Authenticator;
import io.shindigneo4j.server.session.Databases;
import io.shindigneo4j.server.session.SessionFactory;
import java.util.concurrent.Executor;
import org.neo4j.logging.Log;

/**
 * What the handlers of all connections share.
 *
 * @param logins where passwords are checked; not with the requests, so that strangers cannot hold
 *     those up
 * @param decoders where large messages are decoded; not with the requests either, so that a
 *     connection is not left unread while these take long
 */
record UpgradeHandlers(
    Authenticator authenticator,
    Databases databases,
    SessionFactory sessions,
    Executor logins,
    Executor decoders,
    EndpointSettings settings,
    ServerMeters meters,
    Log log) {

  UpgradeHandler create() {
    return new UpgradeHandler(this);
  }
}
