package io.shindigneo4j.web.bearer;

import com.google.common.base.Throwables;
import com.google.inject.Inject;
import io.shindigneo4j.web.audit.RefusalReason;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.client.RefusalStatus;
import io.shindigneo4j.web.client.SocialApi;
import io.shindigneo4j.web.session.SessionHandler;
import io.shindigneo4j.web.token.UnknownKeyException;
import java.io.IOException;
import java.util.OptionalInt;
import javax.servlet.FilterChain;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.AuthenticationHandler.InvalidAuthenticationException;
import org.apache.shindig.auth.AuthenticationServletFilter;

/** Shindig's filter, with a status of its own for each refusal of a token or a signature. */
public final class AuthenticationFilter extends AuthenticationServletFilter {
  private SessionHandler session;

  @Inject
  void setSession(SessionHandler handler) {
    session = handler;
  }

  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (SocialApi.isCalled((HttpServletRequest) request)) {
      SocialApi.keepFromCaches((HttpServletResponse) response);
    }
    super.doFilter(
        request,
        response,
        (checked, answer) -> {
          session.prepare((HttpServletRequest) checked, (HttpServletResponse) answer);
          chain.doFilter(checked, answer);
        });
  }

  @Override
  protected void onError(
      HttpServletRequest request,
      HttpServletResponse response,
      InvalidAuthenticationException refusal)
      throws IOException {
    OptionalInt status = RefusalStatus.of(request);
    if (status.orElse(HttpServletResponse.SC_UNAUTHORIZED) == HttpServletResponse.SC_UNAUTHORIZED
        && !response.containsHeader(Challenge.HEADER)) {
      response.setHeader(Challenge.HEADER, Challenge.forNobody());
    }
    if (status.isPresent()) {
      response.sendError(status.getAsInt(), refusal.getMessage());
    } else {
      boolean known =
          Throwables.getCausalChain(refusal).stream()
              .noneMatch(UnknownKeyException.class::isInstance);
      RequestAudit.of(request)
          .refused(known ? RefusalReason.SECURITY_TOKEN : RefusalReason.UNKNOWN_KEY);
      response.sendError(HttpServletResponse.SC_UNAUTHORIZED, refusal.getMessage());
    }
  }
}
