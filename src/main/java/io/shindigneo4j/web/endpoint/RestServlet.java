package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.web.client.SignedInViewer;
import io.shindigneo4j.web.limit.BoundedRequest;
import java.io.IOException;
import java.util.Set;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.servlet.HttpUtil;
import org.apache.shindig.protocol.DataServiceServlet;
import org.apache.shindig.protocol.ResponseItem;

/**
 * Shindig's REST servlet. Only a POST may override its method, and only a viewer with a token may
 * write.
 */
public final class RestServlet extends DataServiceServlet {
  private static final long serialVersionUID = 1L;
  private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    String path = request.getPathInfo();
    if (path == null || path.equals("/")) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND, "The address names no service");
      return;
    }
    HttpServletRequest effective;
    try {
      HttpUtil.isJSONP(request); // throws for a callback that is not a name
      effective = MethodOverride.apply(request);
    } catch (IllegalArgumentException e) {
      response.sendError(HttpServletResponse.SC_BAD_REQUEST, e.getMessage());
      return;
    }
    if (READING.contains(effective.getMethod())
        || SignedInViewer.of(getSecurityToken(request)).isPresent()) {
      serveBounded(effective, response);
    } else {
      ErrorHeaders.set(response, HttpServletResponse.SC_UNAUTHORIZED, null);
      response.sendError(HttpServletResponse.SC_UNAUTHORIZED, "Writing needs a security token");
    }
  }

  /** The filter has set the bound already, unless a web.xml lacks it. */
  private void serveBounded(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    int limit = injector.getInstance(BackendSettings.class).requestLimit();
    BoundedRequest bounded = BoundedRequest.of(request, limit);
    if (bounded.isTooLarge()) {
      response.sendError(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE);
    } else {
      super.service(bounded, response);
    }
  }

  @Override
  protected void sendError(HttpServletResponse response, ResponseItem answer) throws IOException {
    ErrorHeaders.set(response, answer.getErrorCode(), answer.getErrorMessage());
    super.sendError(response, answer);
  }
}
