package io.shindigneo4j.driver.transport;

import io.shindigneo4j.driver.tls.TlsSettings;
import io.shindigneo4j.testing.Exhaustive;

@Exhaustive
class TyrusWireCasesTest extends WireCasesContract {

  @Override
  Transport transport(TlsSettings tls) {
    return new TyrusTransport(tls);
  }
}
