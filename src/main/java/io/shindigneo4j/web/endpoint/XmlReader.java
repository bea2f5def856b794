package io.shindigneo4j.web.endpoint;

import com.google.common.base.Ascii;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletRequest;

/**
 * Reads the body of a request as XML says (RFC 7303, section 3): a byte order mark tells the
 * encoding, else the charset of the media type, else the declaration of the document.
 */
final class XmlReader {

  /** Where a declaration ends at the latest, in bytes. */
  private static final int DECLARATION = 256;

  private static final Pattern ENCODING =
      Pattern.compile("^<\\?xml\\s(?:[^>]*?\\s)?encoding\\s*=\\s*[\"']([A-Za-z0-9._-]{1,40})[\"']");

  private XmlReader() {}

  /** Whether a body of this media type, null for none, is XML. */
  static boolean isXml(String mediaType) {
    String type = mediaType == null ? "" : Ascii.toLowerCase(mediaType);
    return type.equals("text/xml") || type.equals("application/xml") || type.endsWith("+xml");
  }

  /**
   * The characters of the body, with its byte order mark.
   *
   * @throws UnsupportedEncodingException for an encoding that is not known
   */
  static BufferedReader of(HttpServletRequest request) throws IOException {
    InputStream body = new BufferedInputStream(request.getInputStream());
    body.mark(DECLARATION);
    byte[] begin = body.readNBytes(DECLARATION);
    body.reset();
    return new BufferedReader(new InputStreamReader(body, charset(begin, request)));
  }

  private static Charset charset(byte[] begin, HttpServletRequest request)
      throws UnsupportedEncodingException {
    if (begins(begin, 0xEF, 0xBB, 0xBF)) {
      return StandardCharsets.UTF_8;
    } else if (begins(begin, 0xFE, 0xFF)) {
      return StandardCharsets.UTF_16BE;
    } else if (begins(begin, 0xFF, 0xFE)) {
      return StandardCharsets.UTF_16LE;
    } else if (Ascii.toLowerCase(request.getContentType()).contains("charset=")) {
      return Charset.forName(request.getCharacterEncoding()); // which has been checked
    }
    return declared(begin);
  }

  private static Charset declared(byte[] begin) throws UnsupportedEncodingException {
    if (begins(begin, 0, '<', 0, '?')) {
      return StandardCharsets.UTF_16BE;
    } else if (begins(begin, '<', 0, '?', 0)) {
      return StandardCharsets.UTF_16LE;
    }
    Matcher declaration = ENCODING.matcher(new String(begin, StandardCharsets.ISO_8859_1));
    try {
      return declaration.find() ? Charset.forName(declaration.group(1)) : StandardCharsets.UTF_8;
    } catch (IllegalArgumentException e) {
      throw new UnsupportedEncodingException("The encoding of the XML is not known");
    }
  }

  private static boolean begins(byte[] bytes, int... expected) {
    for (int i = 0; i < expected.length; i++) {
      if (i >= bytes.length || (bytes[i] & 0xFF) != expected[i]) {
        return false;
      }
    }
    return true;
  }
}
