package io.shindigneo4j.web.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.testing.Tokens;
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
  void areNotReadFromWhatIsTooLong() throws Exception {
    assertRefused(crypter, crypter.wrap(Map.of("v", "x".repeat(20_000))));
  }

  private static void assertRefused(TokenCrypter crypter, String token) {
    assertThatExceptionOfType(BlobCrypterException.class).isThrownBy(() -> crypter.unwrap(token));
  }
}
