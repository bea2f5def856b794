package io.shindigneo4j.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The password of a local database")
class LocalPasswordTest {

  @TempDir private Path directory;

  @Test
  void isMadeOnce() throws IOException {
    String password = LocalPassword.in(directory);
    assertThat(password).hasSizeGreaterThanOrEqualTo(32);
    assertThat(LocalPassword.in(directory)).isEqualTo(password);
  }

  @Test
  void isAnotherOneInAnotherFolder() throws IOException {
    Path other = Files.createDirectory(directory.resolve("other"));
    assertThat(LocalPassword.in(other)).isNotEqualTo(LocalPassword.in(directory));
  }

  @Test
  void canBeReadByItsOwnerOnly() throws IOException {
    assumeTrue(Files.getFileStore(directory).supportsFileAttributeView("posix"));
    LocalPassword.in(directory);
    assertThat(Files.getPosixFilePermissions(directory.resolve("neo4j.password")))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
  }

  @Test
  void isMadeAgainWhenAnEarlierStartWasInterruptedBeforeItWasWritten() throws IOException {
    Files.createFile(directory.resolve("neo4j.password"));
    assertThat(LocalPassword.in(directory)).isNotBlank();
  }
}
