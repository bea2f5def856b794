package io.shindigneo4j.workload.file;

import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.dataformat.xml.XmlMapper;
import com.fasterxml.jackson.dataformat.xml.ser.ToXmlGenerator;
import io.shindigneo4j.workload.row.NetworkRow;
import io.shindigneo4j.workload.row.RowKind;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;

/** Writes rows as XML elements. Not thread-safe. */
final class XmlWriter implements RowWriter {

  private static final String BEGINNING = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<network>\n";
  private static final String END = "</network>\n";
  private static final Map<RowKind, ObjectWriter> WRITERS = writers();

  private final OutputStream out;

  XmlWriter(Path file) throws IOException {
    out = new BufferedOutputStream(Files.newOutputStream(file));
    out.write(BEGINNING.getBytes(StandardCharsets.UTF_8));
  }

  private static Map<RowKind, ObjectWriter> writers() {
    XmlMapper mapper = XmlRows.mapper();
    Map<RowKind, ObjectWriter> writers = new EnumMap<>(RowKind.class);
    for (RowKind kind : RowKind.values()) {
      writers.put(
          kind,
          mapper
              .writerFor(kind.type())
              .withDefaultPrettyPrinter()
              .withoutFeatures(ToXmlGenerator.Feature.WRITE_XML_DECLARATION)
              .withRootName(kind.word()));
    }
    return writers;
  }

  @Override
  public void write(NetworkRow row) throws IOException {
    out.write(WRITERS.get(RowKind.of(row)).writeValueAsBytes(row));
  }

  @Override
  public void close() throws IOException {
    try (out) {
      out.write(END.getBytes(StandardCharsets.UTF_8));
    }
  }
}
