package io.shindigneo4j.web.launcher;

import io.shindigneo4j.web.token.TokenIssuer;
import io.shindigneo4j.web.token.TokenRequest;
import java.io.IOException;
import java.time.Duration;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.catalina.Context;
import org.apache.catalina.startup.Tomcat;

/** Lets the container page act as a sample person. Pages of other origins get no token. */
final class SampleSession extends HttpServlet {
  private static final long serialVersionUID = 1L;
  private static final String NAME = "sample-session";
  private static final String PERSON = "john.doe";

  static final String PATH = "/container/session.json";

  /** The application in the token of the container page. */
  static final String APPLICATION = "container";

  private static final TokenRequest TOKEN =
      new TokenRequest(PERSON, PERSON, APPLICATION, Duration.ofHours(1));

  private final transient TokenIssuer tokens;

  private SampleSession(TokenIssuer tokens) {
    this.tokens = tokens;
  }

  static void addTo(Context context, TokenIssuer tokens) {
    Tomcat.addServlet(context, NAME, new SampleSession(tokens));
    context.addServletMappingDecoded(PATH, NAME);
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    if (!isOwnPage(request)) {
      response.sendError(HttpServletResponse.SC_FORBIDDEN, "This is for the container page");
      return;
    }
    response.setContentType("application/json;charset=UTF-8");
    response
        .getWriter()
        .write("{\"viewer\":\"%s\",\"token\":\"%s\"}".formatted(PERSON, tokens.issue(TOKEN)));
  }

  /** Checks a header that browsers set, and that pages cannot set. */
  private static boolean isOwnPage(HttpServletRequest request) {
    return "same-origin".equals(request.getHeader("Sec-Fetch-Site"));
  }
}
