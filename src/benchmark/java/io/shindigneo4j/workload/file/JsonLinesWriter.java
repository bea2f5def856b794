package io.shindigneo4j.workload.file;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.shindigneo4j.workload.row.NetworkRow;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes rows as JSON lines. Not thread-safe. */
final class JsonLinesWriter implements RowWriter {

  private static final ObjectWriter ROWS =
      new ObjectMapper()
          .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
          .writerFor(NetworkRow.class);

  private final BufferedWriter lines;

  JsonLinesWriter(Path file) throws IOException {
    lines = Files.newBufferedWriter(file);
  }

  @Override
  public void write(NetworkRow row) throws IOException {
    lines.write(ROWS.writeValueAsString(row));
    lines.write('\n');
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
