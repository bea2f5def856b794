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

/** The file of a network, which is written and read sequentially. */
public final class NetworkFile {

  private final Path path;
  private final NetworkFormat format;

  /**
   * @param path its extension is the format
   * @throws InvalidFileException for an unknown extension
   */
  public NetworkFile(Path path) {
    this.path = path;
    this.format = NetworkFormat.of(path);
  }

  public Path path() {
    return path;
  }

  /**
   * Writes rows one by one. The complete file replaces an existing one.
   *
   * @param written is told of each row
   */
  public void write(Stream<? extends NetworkRow> rows, Consumer<NetworkRow> written)
      throws IOException {
    Path part = path.resolveSibling(path.getFileName() + ".part");
    part.toFile().deleteOnExit(); // also when this process is interrupted
    try {
      write(rows, written, part);
      Files.move(part, path, StandardCopyOption.ATOMIC_MOVE); // replaces an existing file
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private void write(Stream<? extends NetworkRow> rows, Consumer<NetworkRow> written, Path part)
      throws IOException {
    try (RowWriter writer = format.write(part)) {
      rows.forEachOrdered( // an iterator would keep all rows of a kind in memory
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
   * Reads and validates all rows.
   *
   * @return how many rows of each kind there are
   * @throws InvalidFileException at the first invalid row
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

  /** Reads and validates rows one by one. */
  public ValidatedRows checked() throws IOException {
    return new ValidatedRows(path, format.source(path));
  }

  /**
   * Reads all rows of a file that has been validated.
   *
   * @throws InvalidFileException if the file has changed since
   */
  public void read(Consumer<NetworkRow> reader) throws IOException {
    try (RowSource source = format.source(path)) {
      for (NetworkRow row = source.next(); row != null; row = source.next()) {
        reader.accept(row);
      }
    }
  }

  /** The fingerprint of the content: 128 bits of MurmurHash3 in hexadecimal digits. */
  public String fingerprint() throws IOException {
    return MoreFiles.asByteSource(path).hash(Hashing.murmur3_128()).toString();
  }
}
