package io.shindigneo4j.web.client;

import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The request for which a thread works. Shindig keeps the address of the last request of all as a
 * system property, for threads that belong to none: another client would choose it.
 */
public final class CurrentRequest {
  private static final ThreadLocal<RequestContext> CURRENT = new ThreadLocal<>();

  private CurrentRequest() {}

  /** Empty where there is none. */
  public static Optional<RequestContext> get() {
    return Optional.ofNullable(CURRENT.get());
  }

  /** {@link Client#SHINDIG} where there is no request. */
  public static Client client() {
    return get().map(RequestContext::client).orElse(Client.SHINDIG);
  }

  /** Work for the request that is current now, in whatever thread it is done. */
  public static Runnable carriedBy(Runnable work) {
    return carrier().apply(work);
  }

  /** Makes work that is done for the request that is current now. */
  public static UnaryOperator<Runnable> carrier() {
    RequestContext context = CURRENT.get();
    return work -> () -> run(context, work);
  }

  private static void run(RequestContext context, Runnable work) {
    RequestContext previous = CURRENT.get();
    set(context);
    try {
      work.run();
    } finally {
      set(previous);
    }
  }

  /**
   * Makes a request current.
   *
   * @param context null for none
   */
  static void set(RequestContext context) {
    if (context == null) {
      CURRENT.remove();
    } else {
      CURRENT.set(context);
    }
  }
}
