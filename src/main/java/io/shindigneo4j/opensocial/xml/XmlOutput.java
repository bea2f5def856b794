package io.shindigneo4j.opensocial.xml;

import com.google.common.base.CharMatcher;
import com.thoughtworks.xstream.io.AbstractDriver;
import com.thoughtworks.xstream.io.HierarchicalStreamDriver;
import com.thoughtworks.xstream.io.HierarchicalStreamReader;
import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import com.thoughtworks.xstream.io.WriterWrapper;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;

/**
 * Where XStream writes to: a document of bounded length, whose elements have valid names. Clients
 * choose the names of extensions. What no name may have is an underscore there: otherwise a name
 * could bring markup of its own.
 */
final class XmlOutput extends AbstractDriver {

  /** Of a document, in characters. Indents and names may be many times what is told. */
  static final int MAX_CHARACTERS = 16 << 20;

  private static final CharMatcher IN_NAMES =
      CharMatcher.inRange('a', 'z')
          .or(CharMatcher.inRange('A', 'Z'))
          .or(CharMatcher.inRange('0', '9'))
          .or(CharMatcher.anyOf("_-."));

  private final HierarchicalStreamDriver driver;

  XmlOutput(HierarchicalStreamDriver driver) {
    this.driver = driver;
  }

  @Override
  public HierarchicalStreamWriter createWriter(Writer target) {
    return new ValidNames(driver.createWriter(new BoundedWriter(target)));
  }

  @Override
  public HierarchicalStreamWriter createWriter(OutputStream target) {
    throw new UnsupportedOperationException("XML is written as text");
  }

  @Override
  public HierarchicalStreamReader createReader(Reader source) {
    throw new UnsupportedOperationException("XML is read by way of JSON");
  }

  @Override
  public HierarchicalStreamReader createReader(InputStream source) {
    throw new UnsupportedOperationException("XML is read by way of JSON");
  }

  /**
   * Fails with status 413 where a document is too long.
   *
   * @param characters those that there are
   */
  static void check(long characters) {
    if (characters > MAX_CHARACTERS) {
      throw new ProtocolException(
          HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE,
          "the XML has more than 16 Mi characters: ask for less at a time, or for JSON");
    }
  }

  static String valid(String name) {
    String valid = IN_NAMES.negate().replaceFrom(name, '_');
    return !valid.isEmpty() && (Character.isLetter(valid.charAt(0)) || valid.charAt(0) == '_')
        ? valid
        : '_' + valid;
  }

  /** The name of the element of a valid name: XStream doubles each underscore. */
  static String written(String name) {
    return valid(name).replace("_", "__");
  }

  private static final class ValidNames extends WriterWrapper {

    ValidNames(HierarchicalStreamWriter writer) {
      super(writer);
    }

    @Override
    public void startNode(String name) {
      super.startNode(valid(name));
    }

    @Override
    @SuppressWarnings("rawtypes") // as in what it overrides
    public void startNode(String name, Class type) {
      super.startNode(valid(name), type);
    }
  }

  private static final class BoundedWriter extends FilterWriter {

    private long characters;

    BoundedWriter(Writer target) {
      super(target);
    }

    @Override
    public void write(int character) throws IOException {
      check(++characters);
      super.write(character);
    }

    @Override
    public void write(char[] buffer, int offset, int length) throws IOException {
      characters += length;
      check(characters);
      super.write(buffer, offset, length);
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
      characters += length;
      check(characters);
      super.write(text, offset, length);
    }
  }
}
