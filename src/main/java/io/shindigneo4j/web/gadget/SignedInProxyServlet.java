package io.shindigneo4j.web.gadget;

import io.shindigneo4j.web.client.GadgetCalls;
import java.io.IOException;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.AuthInfoUtil;
import org.apache.shindig.gadgets.servlet.ProxyServlet;

/** Shindig's proxy, for {@link GadgetCalls} alone. It answers attachments. */
public final class SignedInProxyServlet extends ProxyServlet {
  private static final long serialVersionUID = 1L;

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    if (GadgetCalls.mayFetch(AuthInfoUtil.getSecurityTokenFromRequest(request))) {
      super.service(request, new AttachmentResponse(response));
    } else {
      response.sendError(HttpServletResponse.SC_UNAUTHORIZED, GadgetCalls.REFUSAL);
    }
  }
}
