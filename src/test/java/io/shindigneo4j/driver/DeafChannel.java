package io.shindigneo4j.driver;

import io.shindigneo4j.driver.transport.Channel;

/** Takes everything and answers nothing. */
final class DeafChannel implements Channel {

  @Override
  public String subprotocol() {
    return "";
  }

  @Override
  public void send(byte[] payload, boolean binary) {}

  @Override
  public void ping() {}

  @Override
  public void close() {}
}
