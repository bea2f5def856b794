package io.shindigneo4j.testing;

import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;

/** A way from the driver to a Neo4j. */
public enum Link {
  WEBSOCKET,
  BOLT;

  public DriverSettings settings(GraphServer server) {
    return switch (this) {
      case WEBSOCKET -> server.driverSettings();
      case BOLT -> server.boltSettings();
    };
  }

  /** A new driver, for the caller to close. */
  public GraphDriver driver(GraphServer server) {
    return GraphDriver.connect(settings(server));
  }

  /** The one driver that tests of a server share; it closes with the server. */
  public GraphDriver sharedDriver(GraphServer server) {
    return server.shared(this);
  }
}
