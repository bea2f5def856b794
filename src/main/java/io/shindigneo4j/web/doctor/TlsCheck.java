package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.tls.TlsSettings;
import java.io.IOException;
import java.net.Socket;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;

/** Whether a server encrypts, with a certificate that counts, and how long it does. */
record TlsCheck(Server server, TlsSettings tls, Duration limit, InstantSource clock)
    implements Check {

  static final String STEP = "tls";

  @Override
  public String name() {
    return server.check(STEP);
  }

  @Override
  public List<String> after() {
    return List.of(server.check(TcpCheck.STEP));
  }

  @Override
  public CheckOutcome run() {
    if (!server.isVerified()) {
      return server.isEncrypted()
          ? CheckOutcome.ok("the certificate is not checked")
          : CheckOutcome.ok("not encrypted, as the address says");
    }
    Connector connector = new Connector(server, tls, limit);
    try {
      return outcome(connector.talk(plain -> certificate(connector, plain)));
    } catch (IOException e) {
      return CheckOutcome.failure("no TLS: " + FailureMessages.words(e), TlsAdvice.of(e));
    }
  }

  private static X509Certificate certificate(Connector connector, Socket plain) throws IOException {
    return (X509Certificate) connector.encrypt(plain).getSession().getPeerCertificates()[0];
  }

  private CheckOutcome outcome(X509Certificate certificate) {
    Instant now = clock.instant();
    Validity validity = Validity.of(certificate);
    String detail = "the certificate is valid " + validity.words(now);
    return validity.endsSoon(now)
        ? CheckOutcome.warning(
            detail, "Renew the certificate of the server; the plug-in reads the files again.")
        : CheckOutcome.ok(detail);
  }
}
