package io.shindigneo4j.server.connection;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * The PEM files that encryption is set up with.
 *
 * @param certificate the server's certificate, and those between it and its authority's
 * @param privateKey the key of the first certificate, in PKCS #8 and not encrypted
 * @param clientTrust the authorities of the clients' certificates; clients need none without it
 */
public record TlsFiles(Path certificate, Path privateKey, Optional<Path> clientTrust) {

  public TlsFiles {
    Objects.requireNonNull(certificate, "certificate");
    Objects.requireNonNull(privateKey, "privateKey");
    Objects.requireNonNull(clientTrust, "clientTrust");
  }
}
