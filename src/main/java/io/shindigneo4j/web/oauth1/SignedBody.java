package io.shindigneo4j.web.oauth1;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import org.apache.shindig.auth.AuthenticationHandler;

/**
 * The body of a signed request (OAuth Request Body Hash 1.0, draft 4). It is read here, and
 * Shindig's filter gives it to the servlets.
 *
 * @param unsignedToo whether JSON may come without a hash: nobody has signed it then
 */
record SignedBody(boolean unsignedToo) {

  /**
   * Requires that the body is what was signed.
   *
   * @param hash empty where there is none
   * @throws UncheckedIOException if the body cannot be read, or is too large
   */
  void check(HttpServletRequest request, Optional<String> hash) throws OAuth1Exception {
    byte[] body = read(request);
    boolean valid =
        hash.map(signed -> isOf(body, signed))
            .orElseGet(() -> body.length == 0 || (unsignedToo && isJson(request)));
    if (!valid) {
      throw OAuth1Exception.of(
          Problem.BODY_HASH_INVALID, "The body is not the one that was signed");
    }
  }

  private static boolean isJson(HttpServletRequest request) {
    String type = request.getContentType();
    return type != null && type.strip().toLowerCase(Locale.ROOT).startsWith("application/json");
  }

  private static byte[] read(HttpServletRequest request) {
    try {
      byte[] body = request.getInputStream().readAllBytes();
      request.setAttribute(AuthenticationHandler.STASHED_BODY, body);
      return body;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isOf(byte[] body, String hash) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-1").digest(body);
      return isText(Base64.getEncoder().encodeToString(digest), hash)
          || isText(HexFormat.of().formatHex(digest), hash); // as OpenSocial's client in PHP has it
    } catch (NoSuchAlgorithmException e) { // each Java has it
      throw new IllegalStateException(e);
    }
  }

  private static boolean isText(String expected, String text) {
    return MessageDigest.isEqual(
        expected.getBytes(StandardCharsets.UTF_8), text.getBytes(StandardCharsets.UTF_8));
  }
}
