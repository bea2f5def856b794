package io.shindigneo4j.web.token;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("An installation's own key")
class TokenKeyFileTest {
  @TempDir Path directory;

  @Test
  void isCreatedOnce() throws IOException {
    String first = key(directory.resolve("data/token.key"));
    assertThat(key(directory.resolve("data/token.key"))).isEqualTo(first);
    assertThat(new TokenKey(first).text()).hasSizeGreaterThanOrEqualTo(43);
  }

  @Test
  void isAnotherOneElsewhere() throws IOException {
    assertThat(key(directory.resolve("one"))).isNotEqualTo(key(directory.resolve("other")));
  }

  @Test
  void canOnlyBeReadByItsOwner() throws IOException {
    Path file = directory.resolve("token.key");
    key(file);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  @Test
  void isCreatedAfterAnInterruptedStart() throws IOException {
    assertThat(key(Files.createFile(directory.resolve("token.key")))).isNotEmpty();
  }

  private static String key(Path file) throws IOException {
    TokenKeyFile.createIfAbsent(file);
    return Files.readString(file);
  }
}
