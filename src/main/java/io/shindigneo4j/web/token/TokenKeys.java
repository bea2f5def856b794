package io.shindigneo4j.web.token;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The keys of tokens: all decrypt, one encrypts. Safe for use by many threads. */
public abstract class TokenKeys {

  TokenKeys() {}

  /** One key without a name. */
  public static TokenKeys of(TokenKey key) {
    NamedKey only = new NamedKey(NamedKey.UNNAMED, key, Instant.EPOCH);
    return new TokenKeys() {
      @Override
      KeyRing ring() {
        return new KeyRing(List.of(only));
      }

      @Override
      NamedKey encrypting() {
        return only;
      }
    };
  }

  /** The names of all, the newest last. */
  public List<String> names() {
    return ring().keys().stream().map(NamedKey::name).toList();
  }

  /** The name of the one that encrypts. */
  public String encryptingName() {
    return encrypting().name();
  }

  /** When a key was made; empty if its name does not say it. */
  public static Optional<Instant> created(String name) {
    return NamedKey.created(name);
  }

  /** Those that decrypt. */
  abstract KeyRing ring();

  /** The one that encrypts. */
  abstract NamedKey encrypting();
}
