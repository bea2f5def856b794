package io.shindigneo4j.workload.file;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.shindigneo4j.workload.row.Row;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads a line for each row. For one thread. */
final class JsonLinesSource implements RowSource {

  private static final ObjectReader ROWS = Strict.of(JsonMapper.builder()).readerFor(Row.class);

  private final Path file;
  private final BufferedReader lines;
  private long line;

  JsonLinesSource(Path file) throws IOException {
    this.file = file;
    this.lines = Files.newBufferedReader(file);
  }

  @Override
  public Row next() throws IOException {
    try {
      line++;
      String text = lines.readLine();
      return text == null ? null : ROWS.readValue(text);
    } catch (JsonProcessingException e) {
      throw new BadFileException(file, line, Strict.reason(e));
    } catch (CharacterCodingException e) {
      throw new BadFileException(file, line, "this is not UTF-8");
    }
  }

  @Override
  public long line() {
    return line;
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
