package io.shindigneo4j.web.client;

import java.util.OptionalInt;
import javax.servlet.http.HttpServletRequest;

/** The HTTP status with which the sender of a request is refused. Shindig's own is always 401. */
public final class RefusalStatus {

  private static final String ATTRIBUTE = RefusalStatus.class.getName();

  private RefusalStatus() {}

  public static void set(HttpServletRequest request, int status) {
    request.setAttribute(ATTRIBUTE, status);
  }

  /** Empty if none is set. */
  public static OptionalInt of(HttpServletRequest request) {
    return request.getAttribute(ATTRIBUTE) instanceof Integer status
        ? OptionalInt.of(status)
        : OptionalInt.empty();
  }
}
