package io.shindigneo4j.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The end of a release")
class FinishReleaseTest {

  @TempDir private Path folder;
  private Path release;

  @BeforeEach
  void prepare() throws IOException {
    release = Files.createDirectories(folder.resolve("target/release"));
    Files.writeString(folder.resolve("CHANGELOG.md"), "## 1.0.0 (not released)\n\n- First.\n");
    Files.createDirectories(release.resolve("maven"));
    Files.writeString(release.resolve("maven/a.jar"), "abc");
  }

  @Test
  void hasNotesAndTheCheckSumsOfAllFilesAlsoWhenItIsRepeated() throws IOException {
    finish("1.0.0-SNAPSHOT", true);
    finish("1.0.0-SNAPSHOT", true);
    assertThat(Files.readAllLines(release.resolve("SHA256SUMS")))
        .satisfiesExactly(
            notes -> assertThat(notes).matches("[0-9a-f]{64}  RELEASE-NOTES.md"),
            jar ->
                assertThat(jar)
                    .isEqualTo(
                        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
                            + "  maven/a.jar"));
  }

  @Test
  void isRefusedForASnapshotAndWithoutADay() throws IOException {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> finish("1.0.0-SNAPSHOT", false))
        .withMessage("1.0.0-SNAPSHOT is no release");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> finish("1.0.0", false))
        .withMessage("CHANGELOG.md has no day for 1.0.0");
    Files.writeString(folder.resolve("CHANGELOG.md"), "## 1.0.0 (2026-12-01)\n\n- First.\n");
    finish("1.0.0", false);
    assertThat(release.resolve("RELEASE-NOTES.md")).content().contains("First.");
  }

  private void finish(String version, boolean rehearsal) throws IOException {
    FinishRelease.finish(folder, release, version, rehearsal);
  }
}
