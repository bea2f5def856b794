package io.shindigneo4j.web.gadget;

import io.shindigneo4j.web.client.GadgetCalls;
import java.io.IOException;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.AuthInfoUtil;
import org.apache.shindig.gadgets.servlet.MakeRequestServlet;

/** Shindig's {@code makeRequest}, for {@link GadgetCalls} alone. */
public final class SignedInMakeRequestServlet extends MakeRequestServlet {
  private static final long serialVersionUID = 1L;

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    if (GadgetCalls.mayFetch(AuthInfoUtil.getSecurityTokenFromRequest(request))) {
      super.service(request, response);
    } else {
      response.sendError(HttpServletResponse.SC_UNAUTHORIZED, GadgetCalls.REFUSAL);
    }
  }
}
