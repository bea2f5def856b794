package io.shindigneo4j.web.bearer;

import java.io.IOException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.AuthenticationHandler.InvalidAuthenticationException;
import org.apache.shindig.auth.AuthenticationServletFilter;

/** Shindig's filter, with a status of its own for each refusal of an access token. */
public final class AuthenticationFilter extends AuthenticationServletFilter {

  @Override
  protected void onError(
      HttpServletRequest request,
      HttpServletResponse response,
      InvalidAuthenticationException refusal)
      throws IOException {
    if (request.getAttribute(BearerHandler.STATUS) instanceof Integer status) {
      response.sendError(status, refusal.getMessage());
    } else {
      super.onError(request, response, refusal);
    }
  }
}
