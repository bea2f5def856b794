package io.shindigneo4j.web.endpoint;

import com.google.common.base.Strings;
import io.shindigneo4j.web.client.SocialApi;
import io.shindigneo4j.web.outbound.LoopMark;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletRequest;

/**
 * Which of the requests that a Shindig sends for gadgets are taken. What could have this server
 * fetch again is not: a request would go round.
 */
final class OwnRequests {

  /** The gadgets beside Shindig, as files. */
  private static final Pattern FILE =
      Pattern.compile(
          "/(?!gadgets/(proxy|js|api)/|social/|rest/|rpc/).*\\.(xml|css|png|gif|jpe?g|ico)");

  /** Where clients of our OAuth servers get and return tokens; nothing is fetched for it. */
  private static final Set<String> TOKENS =
      Set.of("/oauth2/token", "/oauth2/revoke", "/oauth/requestToken", "/oauth/accessToken");

  private static final Pattern CREDENTIAL =
      Pattern.compile("(bearer|oauth) .*", Pattern.CASE_INSENSITIVE);

  private static final Pattern TOKEN = Pattern.compile("(.*&)?st=.*", Pattern.DOTALL);

  private OwnRequests() {}

  static boolean areRefused(HttpServletRequest request) {
    return isOwn(request) && !isFile(request) && !isOfToken(request) && !isOfClient(request);
  }

  private static boolean isOwn(HttpServletRequest request) {
    return Collections.list(request.getHeaders(LoopMark.HEADER)).stream()
        .anyMatch(value -> value.contains(LoopMark.VALUE));
  }

  private static boolean isFile(HttpServletRequest request) {
    return request.getMethod().equals("GET")
        && request.getPathInfo() == null
        && FILE.matcher(request.getServletPath()).matches();
  }

  private static boolean isOfToken(HttpServletRequest request) {
    return TOKENS.contains(request.getServletPath());
  }

  /**
   * A client of the social API, whose credentials let it fetch nothing. What is fetched for nobody,
   * such as a gadget, is fetched without credentials, so that it is refused the next time.
   */
  private static boolean isOfClient(HttpServletRequest request) {
    String credential = request.getHeader("Authorization");
    return SocialApi.isCalled(request)
        && credential != null
        && CREDENTIAL.matcher(credential).matches()
        && request.getHeader("X-Shindig-ST") == null
        && !hasToken(request);
  }

  /** A form may have a token, too; its body is not read here. */
  private static boolean hasToken(HttpServletRequest request) {
    String type = Strings.nullToEmpty(request.getContentType()).strip().toLowerCase(Locale.ROOT);
    try {
      String query =
          URLDecoder.decode(Strings.nullToEmpty(request.getQueryString()), StandardCharsets.UTF_8);
      return (!type.isEmpty() && !type.startsWith("application/json"))
          || TOKEN.matcher(query).matches();
    } catch (IllegalArgumentException e) {
      return true;
    }
  }
}
