package io.shindigneo4j.driver.transport;

import io.shindigneo4j.driver.tls.TlsSettings;

class TyrusFramesTest extends FramesContract {

  @Override
  Transport transport(TlsSettings tls) {
    return new TyrusTransport(tls);
  }

  /** Tyrus says that a close without a code is a normal one. */
  @Override
  int codeOfNone() {
    return 1000;
  }
}
