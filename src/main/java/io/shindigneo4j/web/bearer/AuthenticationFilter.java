package io.shindigneo4j.web.bearer;

import io.shindigneo4j.web.client.RefusalStatus;
import java.io.IOException;
import java.util.OptionalInt;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.AuthenticationHandler.InvalidAuthenticationException;
import org.apache.shindig.auth.AuthenticationServletFilter;

/** Shindig's filter, with a status of its own for each refusal of a token or a signature. */
public final class AuthenticationFilter extends AuthenticationServletFilter {

  @Override
  protected void onError(
      HttpServletRequest request,
      HttpServletResponse response,
      InvalidAuthenticationException refusal)
      throws IOException {
    OptionalInt status = RefusalStatus.of(request);
    if (status.isPresent()) {
      response.sendError(status.getAsInt(), refusal.getMessage());
    } else {
      super.onError(request, response, refusal);
    }
  }
}
