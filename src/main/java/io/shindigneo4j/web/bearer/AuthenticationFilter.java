package io.shindigneo4j.web.bearer;

import java.io.IOException;
import javax.servlet.FilterChain;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.AuthenticationServletFilter;

/** Shindig's filter, which also answers those whose access token is refused. */
public final class AuthenticationFilter extends AuthenticationServletFilter {

  private static final String RETRY_SECONDS = "1";

  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    try {
      super.doFilter(request, response, chain);
    } catch (BearerException e) {
      refuse(e, (HttpServletResponse) response);
    }
  }

  private static void refuse(BearerException refusal, HttpServletResponse response)
      throws IOException {
    if (refusal.error() == null) {
      response.setHeader("Retry-After", RETRY_SECONDS);
    } else {
      response.setHeader(WWW_AUTHENTICATE_HEADER, Challenge.of(refusal.error()));
    }
    response.sendError(refusal.status(), refusal.getMessage());
  }
}
