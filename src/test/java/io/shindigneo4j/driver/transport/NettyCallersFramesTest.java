package io.shindigneo4j.driver.transport;

import io.shindigneo4j.driver.tls.TlsSettings;

/** The same where callers write and read. */
class NettyCallersFramesTest extends FramesContract {

  @Override
  Transport transport(TlsSettings tls) {
    return new AwaitingTransport(new NettyTransport(tls, CLOSING));
  }
}
