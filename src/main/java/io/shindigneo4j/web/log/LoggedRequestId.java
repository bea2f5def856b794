package io.shindigneo4j.web.log;

import java.util.Optional;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletRequest;

/** The id that a proxy, or whoever asks, has given to a request. Nobody trusts it. */
public final class LoggedRequestId {
  private static final String HEADER = "X-Request-Id";
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9._:-]{1,64}");

  private static final ThreadLocal<String> CURRENT = new ThreadLocal<>();

  private LoggedRequestId() {}

  /** Empty where there is none that fits into a line. */
  public static Optional<String> of(HttpServletRequest request) {
    return Optional.ofNullable(request.getHeader(HEADER)).filter(id -> FORM.matcher(id).matches());
  }

  /** That of the request for which this thread works, if it has one. */
  static Optional<String> current() {
    return Optional.ofNullable(CURRENT.get());
  }

  /**
   * Makes it that of this thread.
   *
   * @param id empty for none
   */
  public static void set(Optional<String> id) {
    id.ifPresentOrElse(CURRENT::set, CURRENT::remove);
  }
}
