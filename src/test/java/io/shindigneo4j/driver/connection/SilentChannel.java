package io.shindigneo4j.driver.connection;

import io.shindigneo4j.driver.transport.Channel;

/** A channel on which nothing comes in. */
public final class SilentChannel implements Channel {

  @Override
  public String subprotocol() {
    return "";
  }

  @Override
  public void send(byte[] payload, boolean binary) {}

  @Override
  public void ping() {}

  @Override
  public void close(int code, String reason) {}
}
