package io.shindigneo4j.web.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The files of an audit")
class AuditFileTest {
  private static final int LIMIT = 4_000;
  private static final int FILES = 3;

  @TempDir Path directory;

  private AuditSettings settings() {
    return new AuditSettings(true, Optional.of(directory.resolve("100%g.log")), LIMIT, FILES);
  }

  private void write(int events, String start) {
    try (AuditLog log = AuditOutput.open(settings())) {
      for (int i = 0; i < events; i++) {
        log.add(AuditKind.SIGN_IN.done().with("person", start + i), "127.0.0.1");
      }
    }
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.sorted().toList();
    }
  }

  @Test
  void areWrittenAgainAfterTheNextOneCouldNotBeOpened() throws Exception {
    Path folder = Files.createDirectory(directory.resolve("logs"));
    Path away = directory.resolve("away");
    AuditSettings settings =
        new AuditSettings(true, Optional.of(folder.resolve("audit")), LIMIT, FILES);
    try (AuditLog log = AuditOutput.open(settings)) {
      log.add(AuditKind.SIGN_IN.done().with("person", "before"), "127.0.0.1");
      Files.move(folder, away);
      for (int i = 0; i < LIMIT / 100; i++) {
        log.add(AuditKind.SIGN_IN.done().with("person", "lost " + i), "127.0.0.1");
      }
      Files.move(away, folder);
      log.add(AuditKind.SIGN_IN.done().with("person", "after"), "127.0.0.1");
    }
    assertThat(folder.resolve("audit.1")) // for which the newest one had no room
        .content()
        .contains("before", "after");
  }

  @Test
  void rotateByTheirSizeAndAreFewAndTheOwnersAlone() throws Exception {
    write(200, "person ");
    assertThat(files())
        .extracting(file -> file.getFileName().toString())
        .containsExactly("100%g.log.0", "100%g.log.1", "100%g.log.2");
    for (Path file : files()) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
      assertThat(Files.size(file)).isLessThan(2 * LIMIT);
      for (String line : Files.readAllLines(file)) {
        assertThat(new JSONObject(line).getJSONObject("audit").getString("kind"))
            .isEqualTo("sign-in");
      }
    }
    List<String> newest = Files.readAllLines(files().get(0));
    assertThat(newest.get(newest.size() - 1)).contains("person 199");
  }

  @Test
  void goOnWhereTheyWere() throws Exception {
    write(1, "first ");
    write(1, "second ");
    assertThat(Files.readAllLines(directory.resolve("100%g.log.0"))).hasSize(2);
  }

  @Test
  void areApartForAnotherProcessAtTheSameTime() throws Exception {
    try (AuditLog log = AuditOutput.open(settings())) {
      log.add(AuditKind.SIGN_IN.done(), "127.0.0.1");
      write(1, "other ");
    }
    assertThat(Files.readString(directory.resolve("100%g.log.0"))).doesNotContain("other");
    assertThat(Files.readString(directory.resolve("100%g.log.0.1"))).contains("other 0");
  }

  @Test
  void needAFolderAndRights() throws Exception {
    assertThatThrownBy(() -> settings(directory.resolve("nowhere/audit.log").toString()))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining("shindig.neo4j.audit-file is not valid: the folder");
    Files.createDirectories(directory.resolve("audit.log.0"));
    AuditSettings taken = settings(directory.resolve("audit.log").toString());
    assertThatThrownBy(() -> AuditOutput.open(taken))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining("cannot be written");
  }

  private static AuditSettings settings(String file) {
    Map<String, String> set = Map.of("shindig.neo4j.audit-file", file);
    return AuditSettings.from(key -> Optional.ofNullable(set.get(key)));
  }

  @Test
  void areNoneUnlessTheSettingsSaySo() {
    AuditSettings none = AuditSettings.from(key -> Optional.empty());
    assertThat(none).isEqualTo(new AuditSettings(true, Optional.empty(), 10 << 20, 10));
    assertThat(AuditOutput.open(new AuditSettings(false, Optional.empty(), 1, 1)).isOn()).isFalse();
    for (String key : List.of("audit", "audit-file-limit", "audit-files")) {
      assertThatThrownBy(
              () ->
                  AuditSettings.from(
                      asked ->
                          asked.equals("shindig.neo4j." + key)
                              ? Optional.of("-1")
                              : Optional.empty()))
          .isInstanceOf(InvalidSettingException.class)
          .hasMessageContaining("shindig.neo4j." + key + " is not valid");
    }
  }
}
