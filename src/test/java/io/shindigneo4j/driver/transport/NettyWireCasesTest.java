package io.shindigneo4j.driver.transport;

import io.shindigneo4j.driver.tls.TlsSettings;

class NettyWireCasesTest extends WireCasesContract {

  @Override
  Transport transport(TlsSettings tls) {
    return new NettyTransport(tls);
  }
}
