package io.shindigneo4j.web.endpoint;

import java.io.IOException;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.servlet.RequestDispatcher;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * The page of every error: the status and what was said about it, as plain text. What an exception
 * says stays in the log.
 */
public final class ErrorServlet extends HttpServlet {
  private static final long serialVersionUID = 1L;
  private static final int MAX_LENGTH = 1_000;

  /** Shindig's messages name the exceptions behind them. */
  private static final Pattern CLASS_NAME = Pattern.compile("[a-z0-9]+(\\.[a-z0-9]+)+\\.[A-Z]\\w*");

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    response.setContentType("text/plain;charset=UTF-8");
    response.setHeader(RequestFilter.CONTENT_TYPE_OPTIONS, "nosniff");
    response.getWriter().println(response.getStatus() + " " + message(request));
  }

  private static String message(HttpServletRequest request) {
    if (request.getAttribute(RequestDispatcher.ERROR_EXCEPTION) != null) {
      return "The server has failed";
    }
    return Optional.ofNullable(request.getAttribute(RequestDispatcher.ERROR_MESSAGE))
        .map(Object::toString)
        .map(message -> message.substring(0, Math.min(MAX_LENGTH, message.length())))
        .filter(message -> !message.isBlank() && !CLASS_NAME.matcher(message).find())
        .orElse("Error");
  }
}
