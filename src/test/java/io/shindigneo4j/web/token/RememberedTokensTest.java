package io.shindigneo4j.web.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.testing.Tokens;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.apache.shindig.common.crypto.BlobCrypterException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Tokens that were decrypted before")
class RememberedTokensTest {
  private static final Map<String, String> FIELDS = Map.of("v", "jane.doe", "x", "12");

  /** What the file of keys has. */
  private KeyRing ring = ring(Tokens.KEY);

  private final TokenKeys keys =
      new TokenKeys() {
        @Override
        KeyRing ring() {
          return ring;
        }

        @Override
        NamedKey encrypting() {
          return ring.keys().get(0);
        }
      };

  private final RememberedTokens tokens = new RememberedTokens(new TokenCrypter(keys, "default"));

  private static KeyRing ring(String key) {
    return new KeyRing(List.of(new NamedKey("one", new TokenKey(key), Instant.EPOCH)));
  }

  @Test
  void areNotDecryptedAgain() throws Exception {
    String token = tokens.wrap(FIELDS);
    Map<String, String> fields = tokens.unwrap(token);
    assertThat(fields).isEqualTo(FIELDS);
    assertThat(tokens.unwrap(token)).isSameAs(fields);
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> fields.put("v", "john.doe"));
  }

  @Test
  void endWithTheirKey() throws Exception {
    String token = tokens.wrap(FIELDS);
    tokens.unwrap(token);
    ring = ring("anotherKeyThatIsLongEnough0123456789"); // of the same name
    assertRefused(token);
    ring = new KeyRing(List.of(NamedKey.random(Instant.EPOCH)));
    assertRefused(token);
  }

  @Test
  void areNotTakenForThoseThatLookAlike() throws Exception {
    String token = tokens.wrap(FIELDS);
    tokens.unwrap(token);
    char last = token.charAt(token.length() - 5);
    String altered =
        token.substring(0, token.length() - 5)
            + (last == 'A' ? 'B' : 'A')
            + token.substring(token.length() - 4);
    assertRefused(altered);
    assertRefused(altered);
  }

  private void assertRefused(String token) {
    assertThatExceptionOfType(BlobCrypterException.class).isThrownBy(() -> tokens.unwrap(token));
  }
}
