package io.shindigneo4j.workload.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/** The formats of a network file. */
public enum NetworkFormat {
  /** An XML document. Each row is an element of the root, with each value on a line of its own. */
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

  /** JSON lines. Each line is an object with the kind of row as its only name. */
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

  /** The file extension, without a dot. */
  public String extension() {
    return extension;
  }

  /** Writes a file; replaces an existing one. */
  public abstract RowWriter write(Path file) throws IOException;

  /** Reads a file without validation. */
  abstract RowSource source(Path file) throws IOException;

  /**
   * The format of a file, by its extension.
   *
   * @throws InvalidFileException for an unknown extension
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
