package io.shindigneo4j.driver.tls;

import java.util.Objects;
import java.util.Optional;

/**
 * The keys and certificates of encrypted connections ({@code wss}). The name of the server is
 * always checked. Immutable.
 *
 * @param trust the certificates of servers or of their authorities; by default those that the Java
 *     runtime trusts
 * @param key the key and the certificate for servers that require one of the client
 */
public record TlsSettings(Optional<Store> trust, Optional<Store> key) {

  /** Trusts what the Java runtime trusts, without a certificate of the client. */
  public static final TlsSettings DEFAULT = new TlsSettings(Optional.empty(), Optional.empty());

  public TlsSettings {
    Objects.requireNonNull(trust, "trust");
    Objects.requireNonNull(key, "key");
  }

  public TlsSettings withTrust(Store newTrust) {
    return new TlsSettings(Optional.of(newTrust), key);
  }

  public TlsSettings withKey(Store newKey) {
    return new TlsSettings(trust, Optional.of(newKey));
  }
}
