package io.shindigneo4j.driver.connection;

import io.shindigneo4j.driver.metrics.DriverMeters;

/** Measures how long each request takes. */
public record MeteredConnection(Connection connection, DriverMeters meters) implements Connection {

  @Override
  public void send(PendingRequest request) {
    request.measure(meters);
    connection.send(request);
  }

  @Override
  public void checkLiveness() {
    connection.checkLiveness();
  }

  @Override
  public void close() {
    connection.close();
  }
}
