package io.shindigneo4j.web.launcher;

import io.shindigneo4j.web.token.TokenIssuer;
import io.shindigneo4j.web.token.TokenRequest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.catalina.Context;
import org.apache.catalina.startup.Tomcat;

/**
 * Serves the scripts of Shindig's sample containers, and replaces their plain token by one that
 * Shindig accepts. Pages of other origins, which could read that token, get the plain one.
 */
final class SampleScripts extends HttpServlet {
  private static final long serialVersionUID = 1L;
  private static final List<String> PATHS =
      List.of(
          "/containers/commoncontainer/assembler.js",
          "/containers/conservcontainer/ConServContainer.js");
  private static final String PLAIN = "john.doe:john.doe:appid:cont:url:0:default";

  /** The application in the token of the containers. */
  static final String APPLICATION = "url";

  private static final TokenRequest TOKEN =
      new TokenRequest("john.doe", "john.doe", APPLICATION, Duration.ofDays(1));

  private final transient TokenIssuer tokens;

  private SampleScripts(TokenIssuer tokens) {
    this.tokens = tokens;
  }

  static void addTo(Context context, TokenIssuer tokens) {
    String name = "sample-scripts";
    Tomcat.addServlet(context, name, new SampleScripts(tokens));
    PATHS.forEach(path -> context.addServletMappingDecoded(path, name));
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    String script = script(request.getServletPath());
    response.setContentType("text/javascript;charset=UTF-8");
    response.setHeader("Cache-Control", "no-store");
    response.getWriter().write(isOwnPages(request) ? withToken(script) : script);
  }

  private String script(String path) throws IOException {
    try (InputStream stream = getServletContext().getResourceAsStream(path)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Checks a header that browsers set, and that pages cannot set. */
  private static boolean isOwnPages(HttpServletRequest request) {
    return "same-origin".equals(request.getHeader("Sec-Fetch-Site"));
  }

  private String withToken(String script) {
    return script.replace(PLAIN, tokens.issue(TOKEN));
  }
}
