package io.shindigneo4j.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.TimeZone;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An archive that is written again")
class StableArchiveTest {

  private static final LocalDateTime NOON = LocalDateTime.of(2026, 11, 20, 12, 0);

  private final StableArchive stable = new StableArchive(StableArchive.Inner.AGAIN, NOON);

  @Test
  void isTheSameWhateverTheOrderTheTimesAndTheTimeZone() throws IOException {
    byte[] inner = archive(1_000_000_000_000L, "b", "a");
    byte[] expected = stable.of(outer(inner, archive(1_000_000_000_000L, "lib/x.jar", "c")));
    TimeZone before = TimeZone.getDefault();
    try {
      TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Auckland"));
      byte[] later = archive(1_700_000_000_000L, "a", "b");
      assertThat(stable.of(outer(later, archive(1_700_000_000_000L, "c", "lib/x.jar"))))
          .isEqualTo(expected);
    } finally {
      TimeZone.setDefault(before);
    }
  }

  @Test
  void keepsTheBytesOfArchivesOfOthers() throws IOException {
    byte[] inner = archive(1_700_000_000_000L, "b", "a");
    byte[] outer = outer(inner, archive(0, "lib/x.jar"));
    StableArchive keeping = new StableArchive(StableArchive.Inner.KEPT, NOON);
    assertThat(content(keeping.of(outer))).isEqualTo(inner);
    assertThat(content(stable.of(outer))).isNotEqualTo(inner);
  }

  @Test
  void hasItsManifestFirst() throws IOException {
    byte[] archive = stable.of(archive(0, "A", "META-INF/x", "META-INF/MANIFEST.MF", "META-INF/"));
    assertThat(names(archive))
        .containsExactly("META-INF/", "META-INF/MANIFEST.MF", "A", "META-INF/x");
  }

  /** Puts an archive in the place of the entry of this name. */
  private static byte[] outer(byte[] inner, byte[] archive) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (String name : names(archive)) {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(name.endsWith(".jar") ? inner : name.getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toByteArray();
  }

  private static byte[] archive(long time, String... names) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (String name : names) {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(time);
        zip.putNextEntry(entry);
        zip.write(name.endsWith("/") ? new byte[0] : name.getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toByteArray();
  }

  /** Of the first entry. */
  private static byte[] content(byte[] archive) throws IOException {
    ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive));
    zip.getNextEntry();
    return zip.readAllBytes();
  }

  private static List<String> names(byte[] archive) throws IOException {
    List<String> names = new ArrayList<>();
    ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive));
    for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
      names.add(entry.getName());
    }
    return names;
  }
}
