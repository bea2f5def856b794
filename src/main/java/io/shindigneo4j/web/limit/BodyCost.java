package io.shindigneo4j.web.limit;

import java.util.Set;
import javax.servlet.http.HttpServletRequest;

/**
 * What the body of a request costs: a token of requests for each 64 KiB of its {@code
 * Content-Length}, and a token of bodies for each KiB. A body without one costs as much as the
 * largest, until it has been read and the rest is given back.
 */
final class BodyCost {
  static final long REQUESTS = 64 << 10;
  static final long BODIES = 1 << 10;

  private static final Set<String> BODILESS = Set.of("GET", "HEAD", "OPTIONS", "DELETE");

  private final HttpServletRequest request;
  private final long expected;
  private final boolean counted;

  private BodyCost(HttpServletRequest request, long expected, boolean counted) {
    this.request = request;
    this.expected = expected;
    this.counted = counted;
  }

  /**
   * @param limit the most bytes that any body has
   */
  static BodyCost of(HttpServletRequest request, int limit) {
    if (!isOfUnknownLength(request)) {
      return new BodyCost(request, Math.max(0, request.getContentLengthLong()), false);
    }
    return new BodyCost(BoundedRequest.of(request, limit), limit, true);
  }

  /** Whether a body may follow whose length no header tells. */
  static boolean isOfUnknownLength(HttpServletRequest request) {
    return request.getHeader("Transfer-Encoding") != null
        || (request.getContentLengthLong() < 0
            && "HTTP/2.0".equals(request.getProtocol())
            && !BODILESS.contains(request.getMethod()));
  }

  /** To go on with. */
  HttpServletRequest request() {
    return request;
  }

  boolean isEmpty() {
    return expected == 0;
  }

  /**
   * The tokens that it costs at first.
   *
   * @param unit the bytes for each
   */
  int cost(long unit) {
    return cost(expected, unit);
  }

  /** Those that turned out not to be needed. */
  int unneeded(long unit) {
    return counted && request instanceof BoundedRequest read
        ? Math.max(0, cost(unit) - cost(read.bytes(), unit))
        : 0;
  }

  /** The first bytes come with the token of the request; of a body all count. */
  private static int cost(long bytes, long unit) {
    long counted = unit == BODIES ? bytes + unit - 1 : bytes;
    return (int) Math.min(Integer.MAX_VALUE - 1, counted / unit);
  }
}
