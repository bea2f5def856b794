package io.shindigneo4j.web.token;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.oauth.Secret;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A sealed secret")
class SealedSecretsTest {

  private static final Secret SECRET = new Secret("a secret of a client");

  private final TokenKeys keys = TokenKeys.of(TokenKey.random());
  private final SealedSecrets secrets = new SealedSecrets(keys);

  @Test
  void isOfOneClient() {
    String sealed = secrets.seal(SECRET, "app");
    assertThat(secrets.open(sealed, "app")).hasValue(SECRET);
    assertThat(secrets.open(sealed, "ap")).isEmpty();
    assertThat(new SealedSecrets(TokenKeys.of(TokenKey.random())).open(sealed, "app")).isEmpty();
    assertThat(sealed).doesNotContain(SECRET.text());
    assertThat(secrets.seal(SECRET, "app")).isNotEqualTo(sealed);
  }

  @Test
  void isNoneOnceItIsChanged() {
    String sealed = secrets.seal(SECRET, "app");
    for (int i = 0; i < sealed.length() - 1; i++) { // the last one has bits without a meaning
      char other = sealed.charAt(i) == 'A' ? 'B' : 'A';
      String changed = sealed.substring(0, i) + other + sealed.substring(i + 1);
      assertThat(secrets.open(changed, "app")).as(changed).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ".", "unnamed", "unnamed.", "unnamed.AAAA", "unnamed.?", "x.AAAA"})
  void isNotWhatHasAnotherForm(String text) {
    assertThat(secrets.open(text, "app")).isEmpty();
  }

  /** The keys that encrypt tokens must not decrypt what clients sign with, nor the other way. */
  @Test
  void hasAKeyOfItsOwn() {
    assertThat(keys.encrypting().key().derived("shindig-neo4j client secrets 1"))
        .isNotEqualTo(keys.encrypting().key().cipherKey());
  }

  @Test
  void staysReadableWhenKeysAreRotated(@TempDir Path directory) throws IOException {
    ManualClock clock = new ManualClock();
    Path file = directory.resolve("keys");
    Files.writeString(file, TokenKey.random().text());
    ReloadedKeys rotated = new ReloadedKeys(file, Duration.ofSeconds(10), clock);
    SealedSecrets before = new SealedSecrets(rotated);
    String old = before.seal(SECRET, "app");
    assertThat(old).startsWith("unnamed.");
    String name = new KeyFileEditor(file, Duration.ofSeconds(10), clock).rotate();
    clock.advance(Duration.ofSeconds(20));
    assertThat(before.open(old, "app")).hasValue(SECRET);
    assertThat(before.seal(SECRET, "app")).startsWith(name + ".");
  }
}
