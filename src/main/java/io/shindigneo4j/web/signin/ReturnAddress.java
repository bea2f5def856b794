package io.shindigneo4j.web.signin;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The page of this server that a browser goes to when somebody has signed in.
 *
 * @param text a path with or without a query, which no browser takes for another site
 */
public record ReturnAddress(String text) {
  public static final String PARAMETER = "return";

  private static final int MAX_LENGTH = 4_096;

  /** The characters of RFC 3986 but for brackets and fragments. */
  private static final Pattern TEXT = Pattern.compile("/[A-Za-z0-9._~!$&'()*+,;=:@/?%-]*");

  /** Segments that are empty, or lead up; characters that some take for a slash. */
  private static final Pattern SUSPICIOUS = Pattern.compile("//|/\\.{1,2}(/|$)|[\\\\\\p{Cc}%?#]");

  /** Empty for an address that is not of this server, or looks like it to some browser. */
  public static Optional<ReturnAddress> of(String text) {
    return text.length() <= MAX_LENGTH && TEXT.matcher(text).matches() && isPlain(text)
        ? Optional.of(new ReturnAddress(text))
        : Optional.empty();
  }

  private static boolean isPlain(String text) {
    String path = text.split("\\?", 2)[0];
    try {
      String decoded = URLDecoder.decode(path.replace("+", "%2B"), StandardCharsets.UTF_8);
      return !SUSPICIOUS.matcher(decoded).find();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** The address of the sign-in page that leads back here. */
  public String signIn(String contextPath) {
    return contextPath
        + SignInServlet.PATH
        + "?"
        + PARAMETER
        + "="
        + URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
