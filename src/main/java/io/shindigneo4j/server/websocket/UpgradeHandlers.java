package io.shindigneo4j.server.websocket;

import io.shindigneo4j.server.session.Authenticator;
import io.shindigneo4j.server.session.Databases;
import io.shindigneo4j.server.session.SessionFactory;
import java.util.concurrent.ExecutorService;
import org.neo4j.logging.Log;

/** What the handlers of all connections share. */
record UpgradeHandlers(
    Authenticator authenticator,
    Databases databases,
    SessionFactory sessions,
    ExecutorService workers,
    int maximumMessageSize,
    Log log) {

  UpgradeHandler create() {
    return new UpgradeHandler(this);
  }
}
