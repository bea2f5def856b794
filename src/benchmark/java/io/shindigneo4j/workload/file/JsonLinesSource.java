package io.shindigneo4j.workload.file;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.shindigneo4j.workload.row.NetworkRow;
import java.io.CharConversionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads rows from JSON lines. Not thread-safe. */
final class JsonLinesSource implements RowSource {

  private static final int MAX_LINE_LENGTH = 1 << 26;

  private static final ObjectReader ROWS =
      StrictJson.of(JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION))
          .readerFor(NetworkRow.class);

  private final Path file;

  /** A decoder that reads ahead would not know the line numbers. */
  private final ByteLineReader lines;

  private long line;

  JsonLinesSource(Path file) throws IOException {
    this.file = file;
    this.lines = new ByteLineReader(Files.newInputStream(file), MAX_LINE_LENGTH);
  }

  @Override
  public NetworkRow next() throws IOException {
    try {
      line++;
      return lines.next() ? ROWS.readValue(lines.bytes(), lines.offset(), lines.length()) : null;
    } catch (JsonProcessingException e) {
      throw new InvalidFileException(file, line, StrictJson.reason(e));
    } catch (ByteLineReader.TooLong e) {
      throw new InvalidFileException(
          file, line, "this has more than " + MAX_LINE_LENGTH + " bytes");
    } catch (CharConversionException e) {
      throw new InvalidFileException(file, line, "this is not UTF-8");
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
