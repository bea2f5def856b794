package io.shindigneo4j.workload.file;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.xml.XmlMapper;
import io.shindigneo4j.workload.row.NetworkRow;
import io.shindigneo4j.workload.row.RowKind;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads rows from XML elements, without document types and external entities. Not thread-safe. */
final class XmlSource implements RowSource {

  private static final String ROOT = "network";
  private static final XmlMapper ROWS = XmlRows.mapper();

  private final Path file;
  private final InputStream in;

  /** Null until the first row is read. */
  private XMLStreamReader reader;

  private long line;

  XmlSource(Path file) throws IOException {
    this.file = file;
    this.in = Files.newInputStream(file);
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = ROWS.getFactory().getXMLInputFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    return factory;
  }

  private void open() throws XMLStreamException {
    reader = factory().createXMLStreamReader(in);
    while (reader.getEventType() != XMLStreamConstants.START_ELEMENT) {
      reader.next();
    }
    if (!reader.getLocalName().equals(ROOT)) {
      throw bad("the root must be " + ROOT);
    }
  }

  @Override
  public NetworkRow next() throws IOException {
    try {
      if (reader == null) {
        open();
      }
      return reader.nextTag() == XMLStreamConstants.START_ELEMENT ? row() : atEnd();
    } catch (XMLStreamException e) {
      throw unreadable(e);
    } catch (JsonProcessingException e) {
      throw bad(StrictJson.reason(e));
    }
  }

  private NetworkRow row() throws IOException {
    line = reader.getLocation().getLineNumber();
    String word = reader.getLocalName();
    RowKind kind = RowKind.of(word).orElseThrow(() -> bad("there is no kind of row " + word));
    return ROWS.readValue(reader, kind.type());
  }

  private NetworkRow atEnd() throws XMLStreamException {
    while (reader.hasNext()) {
      reader.next();
    }
    return null;
  }

  private InvalidFileException bad(String reason) {
    return new InvalidFileException(file, reader.getLocation().getLineNumber(), reason);
  }

  private InvalidFileException unreadable(XMLStreamException e) {
    long place = e.getLocation() == null ? 0 : e.getLocation().getLineNumber();
    return new InvalidFileException(file, place, e.getMessage().lines().findFirst().orElse(""));
  }

  @Override
  public long line() {
    return line;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
