package io.shindigneo4j.web.endpoint;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.servlet.RequestDispatcher;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.json.JSONObject;

/**
 * The page of every error: the status and what was said about it, as plain text, or as JSON where
 * REST would have answered in JSON. What an exception says stays in the log.
 */
public final class ErrorServlet extends HttpServlet {
  private static final long serialVersionUID = 1L;
  private static final int MAX_LENGTH = 1_000;
  private static final List<String> REST = List.of("/social/rest/", "/rest/", "/gadgets/api/rest/");

  /** Shindig's messages name the exceptions behind them. */
  private static final Pattern CLASS_NAME = Pattern.compile("[a-z0-9]+(\\.[a-z0-9]+)+\\.[A-Z]\\w*");

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    String address = String.valueOf(request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI));
    write(address, message(request), request, response);
  }

  /** Writes the page of the status of a response. */
  static void write(
      String address, String message, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    boolean json = isOfRestInJson(address, request);
    response.setContentType((json ? "application/json" : "text/plain") + ";charset=UTF-8");
    response.setHeader(RequestFilter.CONTENT_TYPE_OPTIONS, "nosniff");
    int status = response.getStatus();
    response.getWriter().println(json ? json(status, message) : status + " " + message);
  }

  /** As OpenSocial has it for REST in JSON (Core API Server 2.5.1, REST-JSON-Response-Payload). */
  private static String json(int status, String message) {
    return new JSONObject(
            Map.of("error", new JSONObject(Map.of("code", status, "message", message))))
        .toString();
  }

  /**
   * The format is looked for in the address alone: parameters may be in a body that was refused.
   */
  private static boolean isOfRestInJson(String address, HttpServletRequest request) {
    String query = String.valueOf(request.getQueryString());
    boolean other = query.contains("format=xml") || query.contains("format=atom");
    String path = address.substring(Math.min(request.getContextPath().length(), address.length()));
    return REST.stream().anyMatch(path::startsWith) && !other;
  }

  /** What a server throws for a body that it cannot read has a status of its own. */
  private static boolean isOfClient(HttpServletRequest request) {
    return Integer.valueOf(HttpServletResponse.SC_BAD_REQUEST)
        .equals(request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE));
  }

  private static String message(HttpServletRequest request) {
    if (request.getAttribute(RequestDispatcher.ERROR_EXCEPTION) != null) {
      return isOfClient(request)
          ? "The body is malformed; chunks may have no extensions and no trailers"
          : "The server has failed";
    }
    return Optional.ofNullable(request.getAttribute(RequestDispatcher.ERROR_MESSAGE))
        .map(Object::toString)
        .map(message -> message.substring(0, Math.min(MAX_LENGTH, message.length())))
        .filter(message -> !message.isBlank() && !CLASS_NAME.matcher(message).find())
        .orElse("Error");
  }
}
