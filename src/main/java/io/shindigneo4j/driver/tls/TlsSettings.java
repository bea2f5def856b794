package io.shindigneo4j.driver.tls;

import java.util.Objects;
import java.util.Optional;

/**
 * What encrypted connections ({@code wss}) rely on. Immutable. The name of the server is always
 * checked.
 *
 * @param trust the certificates of servers, or of who signs theirs; those of the Java runtime
 *     unless set
 * @param key the key and the certificate that the client shows to servers which want one
 */
public record TlsSettings(Optional<Store> trust, Optional<Store> key) {

  /** What the Java runtime trusts; the client shows no certificate of its own. */
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
