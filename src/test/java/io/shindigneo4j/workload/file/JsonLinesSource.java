package io.shindigneo4j.workload.file;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.shindigneo4j.workload.row.Row;
import java.io.BufferedReader;
import java.io.CharConversionException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads a line for each row. For one thread. */
final class JsonLinesSource implements RowSource {

  private static final ObjectReader ROWS =
      Strict.of(JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION))
          .readerFor(Row.class);

  private final Path file;

  /** Their bytes as characters: a decoder that reads ahead knows no lines. */
  private final BufferedReader lines;

  private long line;

  JsonLinesSource(Path file) throws IOException {
    this.file = file;
    this.lines = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1);
  }

  @Override
  public Row next() throws IOException {
    try {
      line++;
      String text = lines.readLine();
      return text == null ? null : ROWS.readValue(text.getBytes(StandardCharsets.ISO_8859_1));
    } catch (JsonProcessingException e) {
      throw new BadFileException(file, line, Strict.reason(e));
    } catch (CharConversionException e) {
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
