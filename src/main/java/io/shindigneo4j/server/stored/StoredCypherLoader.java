package io.shindigneo4j.server.stored;

import io.shindigneo4j.server.source.ProcedureSource;
import io.shindigneo4j.server.source.ProcedureSourceException;
import io.shindigneo4j.server.source.SourceLoader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Loads files of Cypher. A procedure is named as its file, without the ending. */
public final class StoredCypherLoader implements SourceLoader {

  public static final String SUFFIX = ".cypher";

  @Override
  public ProcedureSource load(Path file) {
    String name = file.getFileName().toString();
    String text = text(file);
    try {
      return new StoredCypher(
          name.substring(0, name.length() - SUFFIX.length()),
          "file " + name,
          HeaderReader.read(text),
          text);
    } catch (IllegalArgumentException e) {
      throw new ProcedureSourceException(e.getMessage());
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new ProcedureSourceException("it cannot be read as UTF-8: " + e);
    }
  }
}
