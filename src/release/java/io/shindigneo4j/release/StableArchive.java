package io.shindigneo4j.release;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * Writes archives again so that the same files are the same bytes: in order of the names behind the
 * manifest, with one time for all, whatever the time zone and the rights of new files. Arguments:
 * whether archives inside are written again, too, or kept as they are, the time in ISO 8601, then
 * the archives, which are replaced.
 */
public final class StableArchive {

  private static final String MANIFEST = "META-INF/MANIFEST.MF";

  /** The folder of the manifest and the manifest come first: readers expect them there. */
  private static final Comparator<String> ORDER =
      Comparator.<String, Boolean>comparing(name -> !name.equals("META-INF/"))
          .thenComparing(name -> !name.equals(MANIFEST))
          .thenComparing(Comparator.naturalOrder());

  private final Inner inner;
  private final LocalDateTime time;

  StableArchive(Inner inner, LocalDateTime time) {
    this.inner = inner;
    this.time = time;
  }

  public static void main(String[] arguments) throws IOException {
    OffsetDateTime time = OffsetDateTime.parse(arguments[1]);
    StableArchive stable =
        new StableArchive(
            Inner.valueOf(arguments[0]),
            time.withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime());
    for (int i = 2; i < arguments.length; i++) {
      Path file = Path.of(arguments[i]);
      Files.write(file, stable.of(Files.readAllBytes(file)));
    }
  }

  byte[] of(byte[] archive) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(archive.length);
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> file : files(archive).entrySet()) {
        ZipEntry entry = new ZipEntry(file.getKey());
        entry.setTimeLocal(time);
        zip.putNextEntry(entry);
        zip.write(file.getValue());
        zip.closeEntry();
      }
    }
    return bytes.toByteArray();
  }

  private Map<String, byte[]> files(byte[] archive) throws IOException {
    Map<String, byte[]> files = new TreeMap<>(ORDER);
    try (InputStream bytes = new ByteArrayInputStream(archive);
        ZipInputStream zip = new ZipInputStream(bytes)) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        byte[] content = zip.readAllBytes();
        files.put(entry.getName(), isWrittenAgain(entry) ? of(content) : content);
      }
    }
    return files;
  }

  private boolean isWrittenAgain(ZipEntry entry) {
    return inner == Inner.AGAIN && entry.getName().endsWith(".jar");
  }

  /** What becomes of archives inside. */
  enum Inner {
    /** For those that a tool has made. */
    AGAIN,
    /** For those of others, whose bytes people may compare. */
    KEPT
  }
}
