package io.shindigneo4j.opensocial.dispatch;

import com.google.common.base.CharMatcher;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.commons.lang3.StringUtils;

/**
 * The path of a request of REST: segments, each of which is one value or several between commas. A
 * slash or a comma that is encoded belongs to its value (RFC 3986, section 2.2).
 */
public final class RestPath {

  private static final char SEGMENTS = '/';
  private static final CharMatcher SLASH = CharMatcher.is(SEGMENTS);
  private static final char VALUES = ',';
  private final String[][] segments;

  private RestPath(String[][] segments) {
    this.segments = segments;
  }

  /**
   * A path that is decoded already, so that all of its slashes and commas separate.
   *
   * @param path null for none
   */
  public static RestPath decoded(String path) {
    return new RestPath(split(path));
  }

  /**
   * A path as it is in an address. The decoded one decides where both are not the same but for what
   * is encoded, such as in a path with parameters or dots, unless there is an empty segment, which
   * servers leave out.
   *
   * @param path as it is in the address, behind the part that names the servlet
   * @param decoded null for none
   */
  public static RestPath of(String path, String decoded) {
    boolean isSame = path.indexOf('%') >= 0 && decoded != null && isSame(decode(path), decoded);
    if (decoded == null || !(isSame || path.contains("//"))) {
      return decoded(decoded);
    }
    String[][] segments = split(SLASH.trimLeadingFrom(path));
    for (String[] values : segments) {
      Arrays.setAll(values, i -> decode(StringUtils.substringBefore(values[i], ";")));
    }
    return new RestPath(segments);
  }

  /**
   * A server that is to pass encoded slashes on leaves them and the percent sign encoded. It leaves
   * empty segments out.
   */
  private static boolean isSame(String whole, String decoded) {
    String path = withoutEmptySegments(whole);
    return path.equals(withoutEmptySegments(decoded))
        || path.equals(
            withoutEmptySegments(
                decoded.replace("%2F", "/").replace("%2f", "/").replace("%25", "%")));
  }

  private static String withoutEmptySegments(String path) {
    return SLASH.collapseFrom(path, SEGMENTS);
  }

  private static String decode(String part) {
    return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  private static String[][] split(String path) {
    String inside = StringUtils.removeStart(path, "/");
    String[] parts =
        inside == null ? new String[0] : StringUtils.splitPreserveAllTokens(inside, SEGMENTS);
    return Arrays.stream(parts)
        .map(part -> StringUtils.splitPreserveAllTokens(part, VALUES))
        .toArray(String[][]::new);
  }

  int length() {
    return segments.length;
  }

  /** The values of a segment; an empty one has none. */
  String[] values(int segment) {
    return segments[segment].clone();
  }

  /** A segment as one text. */
  String text(int segment) {
    return String.join(",", segments[segment]);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < segments.length; i++) {
      text.append(i == 0 ? "" : "/").append(text(i));
    }
    return text.toString();
  }
}
