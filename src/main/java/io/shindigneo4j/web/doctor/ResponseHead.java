package io.shindigneo4j.web.doctor;

import com.google.common.io.ByteStreams;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Status and headers of an HTTP answer (RFC 9112). The body stays unread, as a server may send one
 * without end.
 *
 * @param headers by name in any case; of several with one name, the last
 */
record ResponseHead(int status, Map<String, String> headers) {

  private static final int MAX_BYTES = 16_384;
  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] (\\d{3})(?: .*)?");

  /**
   * Reads the head.
   *
   * @throws IOException if it is none, or does not end
   */
  static ResponseHead read(InputStream answer) throws IOException {
    InputStream head = ByteStreams.limit(new BufferedInputStream(answer), MAX_BYTES);
    Matcher status = STATUS.matcher(line(head));
    if (!status.matches()) {
      throw new IOException("the server does not speak HTTP");
    }
    return new ResponseHead(Integer.parseInt(status.group(1)), headers(head));
  }

  private static Map<String, String> headers(InputStream head) throws IOException {
    Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (String line = line(head); !line.isEmpty(); line = line(head)) {
      int colon = Math.max(0, line.indexOf(':'));
      headers.put(line.substring(0, colon), line.substring(colon + 1).strip());
    }
    return headers;
  }

  private static String line(InputStream head) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = head.read(); next != '\n'; next = head.read()) {
      if (next < 0) {
        throw new EOFException("the answer ends within its head, or has more than 16 KiB of it");
      }
      line.append((char) next);
    }
    return line.toString().stripTrailing();
  }
}
