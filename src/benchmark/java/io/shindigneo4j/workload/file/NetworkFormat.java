package io.shindigneo4j.workload.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/** How a network is written. */
public enum NetworkFormat {
  /** A document whose root has an element for each row, each value on a line of its own. */
  XML("xml") {
    @Override
    public RowWriter write(Path file) throws IOException {
      return new XmlWriter(file);
    }

    @Override
    RowSource source(Path file) throws IOException {
      return new XmlSource(file);
    }
  },

  /** A line for each row: an object with the kind of row as its only name. */
  JSON_LINES("jsonl") {
    @Override
    public RowWriter write(Path file) throws IOException {
      return new JsonLinesWriter(file);
    }

    @Override
    RowSource source(Path file) throws IOException {
      return new JsonLinesSource(file);
    }
  };

  private final String extension;

  NetworkFormat(String extension) {
    this.extension = extension;
  }

  /** Of files, without a dot. */
  public String extension() {
    return extension;
  }

  /** Writes a file, over one that is there. */
  public abstract RowWriter write(Path file) throws IOException;

  /** Reads a file without a look at what the rows mean. */
  abstract RowSource source(Path file) throws IOException;

  /**
   * By the name of a file.
   *
   * @throws BadFileException for a name without a known extension
   */
  public static NetworkFormat of(Path file) {
    String name = file.getFileName().toString();
    return Arrays.stream(values())
        .filter(format -> name.endsWith("." + format.extension))
        .findFirst()
        .orElseThrow(
            () -> new InvalidFileException(file, 0, "the name must end with .xml or .jsonl"));
  }
}
