package io.shindigneo4j.web.gadget;

import com.google.common.base.Strings;
import io.shindigneo4j.opensocial.request.CaseCost;
import io.shindigneo4j.web.client.GadgetCalls;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletRequestWrapper;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.AuthInfoUtil;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.gadgets.servlet.MakeRequestServlet;

/**
 * Shindig's {@code makeRequest}, for {@link GadgetCalls} alone. It reads the gadget at the address
 * that is the token's application.
 */
public final class SignedInMakeRequestServlet extends MakeRequestServlet {
  private static final long serialVersionUID = 1L;

  /** Parameters, of which Shindig changes the case. */
  private static final List<String> CHANGE_CASE = List.of("httpMethod", "authz", "headers");

  private static final Pattern SCHEME = Pattern.compile("https?", Pattern.CASE_INSENSITIVE);

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    SecurityToken token = AuthInfoUtil.getSecurityTokenFromRequest(request);
    if (!GadgetCalls.mayFetch(token)) {
      response.sendError(HttpServletResponse.SC_UNAUTHORIZED, GadgetCalls.REFUSAL);
    } else if (!isAddress(token.getAppUrl())) {
      response.sendError(
          HttpServletResponse.SC_FORBIDDEN, "The application of the token is no gadget's address");
    } else if (CHANGE_CASE.stream().anyMatch(name -> !isBrief(request.getParameter(name)))) {
      response.sendError(
          HttpServletResponse.SC_BAD_REQUEST,
          "One of " + CHANGE_CASE + " is not what it should be");
    } else {
      super.service(new CompleteRequest(request), response);
    }
  }

  private static boolean isBrief(String value) {
    return CaseCost.isSmall(value);
  }

  private static boolean isAddress(String application) {
    try {
      Uri address = Uri.parse(application);
      return SCHEME.matcher(Strings.nullToEmpty(address.getScheme())).matches()
          && !Strings.isNullOrEmpty(address.getAuthority());
    } catch (Uri.UriException e) {
      return false;
    }
  }

  /** A request with what Shindig's scripts always send, and its servlet fails without. */
  private static final class CompleteRequest extends HttpServletRequestWrapper {
    private static final String BYPASS = "bypassSpecCache";

    CompleteRequest(HttpServletRequest request) {
      super(request);
    }

    @Override
    public String getParameter(String name) {
      String value = super.getParameter(name);
      return name.equals(BYPASS) ? Strings.nullToEmpty(value) : value;
    }
  }
}
