package io.shindigneo4j.workload.file;

import com.google.common.hash.Hashing;
import com.google.common.io.MoreFiles;
import io.shindigneo4j.workload.row.NetworkRow;
import io.shindigneo4j.workload.row.RowKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The file of a network: written from the first row to the last, and read so. */
public final class NetworkFile {

  private final Path path;
  private final NetworkFormat format;

  /**
   * Of a path, whose extension tells the format.
   *
   * @throws BadFileException for an unknown one
   */
  public NetworkFile(Path path) {
    this.path = path;
    this.format = NetworkFormat.of(path);
  }

  public Path path() {
    return path;
  }

  /**
   * Writes rows one by one; when all are there, they take the place of a file that is there.
   *
   * @param written told of each row
   */
  public void write(Stream<? extends NetworkRow> rows, Consumer<NetworkRow> written)
      throws IOException {
    Path part = path.resolveSibling(path.getFileName() + ".part");
    part.toFile().deleteOnExit(); // also when this process is interrupted
    try {
      write(rows, written, part);
      Files.move(part, path, StandardCopyOption.ATOMIC_MOVE); // which replaces
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private void write(Stream<? extends NetworkRow> rows, Consumer<NetworkRow> written, Path part)
      throws IOException {
    try (RowWriter writer = format.write(part)) {
      rows.forEachOrdered( // an iterator would keep all of one kind
          row -> {
            write(writer, row);
            written.accept(row);
          });
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static void write(RowWriter writer, NetworkRow row) {
    try {
      writer.write(row);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads all rows and looks at what they mean.
   *
   * @return how many there are of each kind
   * @throws BadFileException at the first that cannot be right
   */
  public Map<RowKind, Long> check(Consumer<NetworkRow> checked) throws IOException {
    Map<RowKind, Long> counts = new EnumMap<>(RowKind.class);
    try (ValidatedRows rows = checked()) {
      for (NetworkRow row = rows.next(); row != null; row = rows.next()) {
        counts.merge(RowKind.of(row), 1L, Long::sum);
        checked.accept(row);
      }
    }
    return counts;
  }

  /** Reads rows one by one, and looks at what each means. */
  public ValidatedRows checked() throws IOException {
    return new ValidatedRows(path, format.source(path));
  }

  /**
   * Reads all rows of a file that has been checked.
   *
   * @throws BadFileException where it has changed since
   */
  public void read(Consumer<NetworkRow> reader) throws IOException {
    try (RowSource source = format.source(path)) {
      for (NetworkRow row = source.next(); row != null; row = source.next()) {
        reader.accept(row);
      }
    }
  }

  /** Names it by what is in it: 128 bits of MurmurHash3, in hexadecimal digits. */
  public String fingerprint() throws IOException {
    return MoreFiles.asByteSource(path).hash(Hashing.murmur3_128()).toString();
  }
}
