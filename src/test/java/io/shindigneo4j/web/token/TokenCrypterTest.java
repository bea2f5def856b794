package io.shindigneo4j.web.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.testing.Tokens;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.apache.shindig.common.crypto.BlobCrypterException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The fields of a token")
class TokenCrypterTest {
  private static final Map<String, String> FIELDS =
      Map.of("v", "jane & j\u00F6e=1", "", "no name", "t", "{\"a\": \"%26\"}", "e", "");

  private static final String OTHER = "Zq8vN3xYt1Lr6KbW0cGhJ5mPdS2eUaFi";

  private final TokenCrypter crypter = crypter(Tokens.KEY, "default");

  private static TokenCrypter crypter(String key, String container) {
    return new TokenCrypter(TokenKeys.of(new TokenKey(key)), container);
  }

  @Test
  void comeBack() throws Exception {
    assertThat(crypter.unwrap(crypter.wrap(FIELDS)))
        .isEqualTo(Map.of("v", "jane & j\u00F6e=1", "t", "{\"a\": \"%26\"}", "e", ""));
    assertThat(crypter.unwrap(crypter.wrap(Map.of()))).isEmpty();
  }

  @Test
  void lookOtherwiseEachTime() throws Exception {
    assertThat(crypter.wrap(FIELDS)).isNotEqualTo(crypter.wrap(FIELDS)).doesNotContain("jane");
  }

  @Test
  void areOfTheirContainerAndKeyAlone() throws Exception {
    String token = crypter.wrap(FIELDS);
    assertRefused(crypter(Tokens.KEY, "other"), token);
    assertRefused(crypter("anotherKeyThatIsLongEnough0123456789", "default"), token);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "AAAA", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "a:b", "%", "\u20AC"})
  void areNotReadFromAnythingElse(String token) {
    assertRefused(crypter, token);
  }

  @Test
  void areNotReadFromWhatIsTooShort() {
    for (int length = 0; length < 100; length++) {
      assertRefused(crypter, "A".repeat(length));
    }
  }

  @Test
  void areNotReadFromWhatIsTooLong() throws Exception {
    assertRefused(crypter, crypter.wrap(Map.of("v", "x".repeat(20_000))));
  }

  @Test
  void sayWhichKeyTheyAreOf() throws Exception {
    TokenCrypter both = named("a:" + Tokens.KEY + "\nb:" + OTHER);
    String token = both.wrap(FIELDS);
    assertThat(token).startsWith("b.");
    assertThat(named("b:" + OTHER).unwrap(token)).containsEntry("e", "");
    assertRefused(named("a:" + Tokens.KEY), token);
    assertRefused(named("c:" + OTHER), token);
  }

  /** Even of the same secret. */
  @Test
  void areNoneOfAnotherName() throws Exception {
    TokenCrypter both = named("a:" + OTHER + "\nb:" + OTHER);
    String token = both.wrap(FIELDS);
    String blob = token.substring("b.".length());
    assertThat(both.unwrap("b." + blob)).isNotEmpty();
    for (String name : List.of("a.", "", ".", "b..", "B.", "unnamed.", "c.", "b.b.")) {
      assertRefused(both, name + blob);
      assertRefused(named(OTHER), name + blob);
    }
  }

  @Test
  void ofAKeyWithoutANameStayGoodBesideNamedOnes() throws Exception {
    String token = crypter.wrap(FIELDS);
    assertThat(token).doesNotContain(".");
    TokenCrypter more = named(Tokens.KEY + "\nb:" + OTHER);
    assertThat(more.unwrap(token)).containsEntry("e", "");
    assertThat(more.wrap(FIELDS)).startsWith("b.");
    assertRefused(named("a:" + Tokens.KEY + "\nb:" + OTHER), token);
    assertRefused(more, "unnamed." + token);
  }

  /** All keys of a file that was written long ago. */
  private static TokenCrypter named(String lines) {
    KeyRing ring = new KeyLines(null, Instant.EPOCH).parse(lines);
    TokenKeys keys =
        new TokenKeys() {
          @Override
          KeyRing ring() {
            return ring;
          }

          @Override
          NamedKey encrypting() {
            return ring.encrypting(Instant.now(), Duration.ZERO);
          }
        };
    return new TokenCrypter(keys, "default");
  }

  private static void assertRefused(TokenCrypter crypter, String token) {
    assertThatExceptionOfType(BlobCrypterException.class).isThrownBy(() -> crypter.unwrap(token));
  }
}
