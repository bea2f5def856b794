package io.shindigneo4j.web.token;

import java.time.Instant;
import java.util.List;

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

  /** Those that decrypt. */
  abstract KeyRing ring();

  /** The one that encrypts. */
  abstract NamedKey encrypting();
}
