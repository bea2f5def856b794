package io.shindigneo4j.driver;

import io.shindigneo4j.driver.metrics.DriverMeters;

/** Has the time taken of what is sent through it. */
record MeteredConnection(Connection connection, DriverMeters meters) implements Connection {

  @Override
  public void send(Exchange exchange) {
    exchange.measure(meters);
    connection.send(exchange);
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
