package io.shindigneo4j.web.operator;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.metrics.MeterSource;
import io.shindigneo4j.opensocial.metrics.MetricsToken;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Refusal;
import java.io.IOException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * Tells the meters of this server to a Prometheus that has their token; otherwise it is not there.
 */
public final class MetricsServlet extends PageServlet {
  private static final long serialVersionUID = 1L;

  /** Prometheus' own text format, with its version. */
  private static final String TYPE = "text/plain;version=0.0.4;charset=UTF-8";

  private static final String CHALLENGE = "Bearer realm=\"metrics\"";

  private transient MeterSource meters;
  private transient MetricsToken token;

  @Inject
  void set(MeterSource meters, MetricsToken token) {
    this.meters = meters;
    this.token = token;
  }

  @Override
  protected void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    if (!token.isSet()) {
      throw notShown();
    }
    requireToken(request, response);
    String text = meters.text().orElseThrow(MetricsServlet::notShown);
    response.setContentType(TYPE);
    response.getWriter().write(text);
  }

  private void requireToken(HttpServletRequest request, HttpServletResponse response)
      throws Refusal {
    String authorization = request.getHeader("Authorization");
    if (!token.isIn(authorization)) {
      response.setHeader(
          "WWW-Authenticate",
          CHALLENGE + (authorization == null ? "" : ", error=\"invalid_token\""));
      throw new Refusal(
          HttpServletResponse.SC_UNAUTHORIZED, "The meters are for those who have their token");
    }
  }

  private static Refusal notShown() {
    return new Refusal(HttpServletResponse.SC_NOT_FOUND, "The meters are not shown here");
  }
}
