package io.shindigneo4j.opensocial.configuration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.CredentialsProvider;
import io.shindigneo4j.testing.ChildProcesses;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The password of the database in a file")
class PasswordFileTest {

  private final Map<String, String> settings = new HashMap<>();

  private Path file;

  @BeforeEach
  void set(@TempDir Path directory) {
    file = directory.resolve("neo4j.password");
    settings.put("shindig.neo4j.username", "shindig");
    settings.put("shindig.neo4j.password-file", file.toString());
  }

  private CredentialsProvider credentials() {
    return BackendSettings.from(key -> Optional.ofNullable(settings.get(key)))
        .driver()
        .credentials();
  }

  private static String authorization(String password) {
    return new Credentials("shindig", password).authorization();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "\r\n"})
  @DisplayName("may end with a line break, and have blanks")
  void isRead(String end) throws IOException {
    Files.writeString(file, " a password\u00e4 " + end);
    assertThat(credentials().authorization()).isEqualTo(authorization(" a password\u00e4 "));
  }

  @Test
  @DisplayName("is read again for each connection")
  void isReadAgain() throws IOException {
    Files.writeString(file, "first");
    CredentialsProvider credentials = credentials();
    Files.writeString(file, "second");
    assertThat(credentials.authorization()).isEqualTo(authorization("second"));
    Files.delete(file);
    assertThatThrownBy(credentials::authorization)
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("neo4j.password");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "secret-of-one\nsecret-of-two\n", "secret-of-one\n\n"})
  @DisplayName("must be there alone")
  void mustBeAlone(String content) throws IOException {
    Files.writeString(file, content);
    assertRefused("must have the password alone");
  }

  @Test
  @DisplayName("must be there, in UTF-8, and not too long")
  void mustBeReadable() throws IOException {
    assertRefused("cannot be read");
    Files.write(file, "p\u00e4ssword".getBytes(StandardCharsets.ISO_8859_1));
    assertRefused("UTF-8");
    Files.writeString(file, "x".repeat(4_097));
    assertRefused("must have the password alone");
    Files.writeString(file, "x".repeat(4_096));
    assertThat(credentials().authorization()).isEqualTo(authorization("x".repeat(4_096)));
  }

  @Test
  @Timeout(value = TestDeadlines.HANGING_SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  @DisplayName("must be in a regular file, as a pipe may keep its reader waiting")
  void mustBeRegular() throws Exception {
    assertThat(ChildProcesses.start(new ProcessBuilder("mkfifo", file.toString())).waitFor())
        .isZero();
    assertRefused("no regular file");
    settings.put("shindig.neo4j.password-file", file.getParent().toString());
    assertRefused("no regular file");
  }

  @Test
  @DisplayName("may be behind a symbolic link, as in Kubernetes")
  void link() throws IOException {
    Path other = Files.writeString(file.resolveSibling("other"), "secret-of-shindig");
    Files.createSymbolicLink(file, other);
    assertThat(credentials().authorization()).isEqualTo(authorization("secret-of-shindig"));
  }

  private void assertRefused(String reason) {
    assertThatThrownBy(this::credentials)
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageStartingWith("shindig.neo4j.password-file is not valid: ")
        .hasMessageContaining(reason)
        .hasMessageNotContaining("secret-of");
  }

  @Test
  @DisplayName("stands in the place of the setting, and not beside it")
  void both() throws IOException {
    Files.writeString(file, "one");
    settings.put("shindig.neo4j.password", "two");
    assertThatThrownBy(this::credentials)
        .isInstanceOf(InvalidSettingException.class)
        .hasMessage(
            "shindig.neo4j.password and shindig.neo4j.password-file are both set: choose one");
  }

  @Test
  @DisplayName("is in no text of the settings")
  void isNotPrinted() throws IOException {
    Files.writeString(file, "secret-of-shindig");
    assertThat(credentials().toString()).doesNotContain("secret-of-shindig");
  }
}
