package io.shindigneo4j.web.log;

import java.util.Optional;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletRequest;

/**
 * What a proxy, or whoever asks, has given to a request for logs. Nobody trusts it; what does not
 * fit into a line is left out.
 *
 * @param id of the request
 * @param traceparent the trace and the span of the caller, by the W3C's Trace Context
 */
public record LoggedRequest(Optional<String> id, Optional<String> traceparent) {
  static final LoggedRequest NONE = new LoggedRequest(Optional.empty(), Optional.empty());

  private static final String ID = "X-Request-Id";
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9._:-]{1,64}");

  private static final String TRACEPARENT = "traceparent";

  /** A digit of hexadecimal for each x, as the Trace Context has it in section 3.2.2. */
  private static final String LAYOUT = "xx-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx-xxxxxxxxxxxxxxxx-xx";

  private static final int TRACE = 3;
  private static final int SPAN = 36;
  private static final int FLAGS = 53;

  private static final ThreadLocal<LoggedRequest> CURRENT = new ThreadLocal<>();

  public static LoggedRequest of(HttpServletRequest request) {
    return new LoggedRequest(
        Optional.ofNullable(request.getHeader(ID)).filter(id -> FORM.matcher(id).matches()),
        Optional.ofNullable(request.getHeader(TRACEPARENT)).filter(LoggedRequest::isTraceparent));
  }

  /** That for which this thread works. */
  public static LoggedRequest current() {
    LoggedRequest current = CURRENT.get();
    return current == null ? NONE : current;
  }

  /**
   * Makes it that of this thread.
   *
   * @return what was it before
   */
  public static LoggedRequest enter(LoggedRequest request) {
    LoggedRequest before = current();
    if (request.equals(NONE)) {
      CURRENT.remove();
    } else {
      CURRENT.set(request);
    }
    return before;
  }

  /** The id of the trace. */
  public Optional<String> trace() {
    return traceparent.map(text -> text.substring(TRACE, SPAN - 1));
  }

  private static boolean isTraceparent(String text) {
    if (text.length() != LAYOUT.length() || text.startsWith("ff")) {
      return false;
    }
    for (int i = 0; i < LAYOUT.length(); i++) {
      char letter = text.charAt(i);
      boolean digit = (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
      if (LAYOUT.charAt(i) == 'x' ? !digit : letter != '-') {
        return false;
      }
    }
    return !isZero(text, TRACE, SPAN - 1) && !isZero(text, SPAN, FLAGS - 1);
  }

  private static boolean isZero(String text, int start, int end) {
    return text.substring(start, end).chars().allMatch(digit -> digit == '0');
  }
}
