package io.shindigneo4j.web.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.LogLines;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The keys of a file that changes")
class ReloadedKeysTest {

  private static final String OTHER = "Zq8vN3xYt1Lr6KbW0cGhJ5mPdS2eUaFi";
  private static final Duration DELAY = Duration.ofSeconds(10);
  private static final Duration SECOND = Duration.ofSeconds(1);

  @TempDir private Path folder;

  private final ManualClock clock = new ManualClock();
  private Path file;
  private ReloadedKeys keys;

  @BeforeEach
  void write() throws IOException {
    file = folder.resolve("token.key");
    write(file, "a:" + Tokens.KEY);
    keys = open(file);
  }

  private void write(Path path, String text) throws IOException {
    Path next = Files.writeString(folder.resolve("next"), text);
    Files.setLastModifiedTime(next, FileTime.from(clock.instant()));
    Files.move(next, path, StandardCopyOption.REPLACE_EXISTING);
  }

  private ReloadedKeys open(Path path) {
    return new ReloadedKeys(path, DELAY, clock);
  }

  private List<String> names() {
    return keys.ring().keys().stream().map(NamedKey::name).toList();
  }

  /** Names after the next look. */
  private List<String> later() {
    clock.advance(SECOND);
    return names();
  }

  @Test
  void areReadAgainWithinASecond() throws IOException {
    write(file, "a:" + Tokens.KEY + "\nb:" + OTHER);
    assertThat(names()).containsExactly("a");
    assertThat(later()).containsExactly("a", "b");
    write(file, "b:" + OTHER);
    assertThat(later()).containsExactly("b");
  }

  @Test
  void encryptAfterADelay() throws IOException {
    write(file, "a:" + Tokens.KEY + "\nb:" + OTHER);
    Instant written = clock.instant();
    assertThat(later()).contains("b");
    while (clock.instant().isBefore(written.plus(DELAY))) {
      assertThat(keys.encrypting().name()).isEqualTo("a");
      clock.advance(SECOND);
    }
    assertThat(keys.encrypting().name()).isEqualTo("b");
  }

  @Test
  void areReadAgainWhenTheClockIsSetBack() throws IOException {
    write(file, "b:" + OTHER);
    clock.advance(Duration.ofHours(-5));
    assertThat(names()).containsExactly("b");
  }

  /** As an editor leaves a file for a moment, or for good; said once, and without the keys. */
  @Test
  void stayWhileTheFileIsNotValid() throws IOException {
    try (LogLines log = new LogLines()) {
      String large = "a:" + Tokens.KEY + "\n".repeat(70_000);
      for (String broken : List.of("", "a:" + Tokens.KEY + "\nb:Zq8", "\0\0", large)) {
        write(file, broken);
        assertThat(later()).containsExactly("a");
        assertThat(later()).containsExactly("a");
      }
      Files.write(file, new byte[] {'a', ':', (byte) 0xC3});
      assertThat(later()).containsExactly("a");
      Files.delete(file);
      assertThat(later()).containsExactly("a");
      assertThat(later()).containsExactly("a");
      assertThat(lines(log, "keys of security tokens stay")).hasSize(6);
      write(file, "b:" + OTHER);
      assertThat(later()).containsExactly("b");
      assertThat(lines(log, "are read again: b")).hasSize(1);
      assertThat(log.lines()).noneMatch(line -> line.contains(Tokens.KEY) || line.contains("Zq8"));
    }
  }

  private static List<String> lines(LogLines log, String text) {
    return log.lines().stream().filter(line -> line.contains(text)).toList();
  }

  @Test
  void mustBeValidAtTheStart() throws IOException {
    write(file, "a:" + Tokens.KEY + "\nb:short");
    assertThatThrownBy(() -> open(file)).hasMessageContaining("in line 2");
    assertThatThrownBy(() -> open(folder.resolve("nothing"))).hasMessageContaining("cannot be");
  }

  /** Two machines with a copy each: the new key arrives at one five seconds after the other. */
  @Test
  void acceptTheTokensOfOneWhoKnewAKeyEarlier() throws Exception {
    Path copy = folder.resolve("copy");
    write(copy, Files.readString(file));
    TokenCrypter early = new TokenCrypter(keys, "default");
    TokenCrypter late = new TokenCrypter(open(copy), "default");
    String name = new KeyFileEditor(file, DELAY, clock).rotate();
    String token = "";
    for (int second = 0; second < 20; second++) {
      if (second == 5) {
        write(copy, Files.readString(file));
      }
      token = early.wrap(Map.of("v", "jane"));
      assertThat(late.unwrap(token)).containsEntry("v", "jane");
      assertThat(early.unwrap(late.wrap(Map.of("v", "joe")))).containsEntry("v", "joe");
      clock.advance(SECOND);
    }
    assertThat(token).startsWith(name + ".");
  }
}
