package io.shindigneo4j.web.client;

import io.shindigneo4j.web.log.LoggedRequest;
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
    LoggedRequest logged = LoggedRequest.current();
    return work -> () -> run(context, logged, work);
  }

  private static void run(RequestContext context, LoggedRequest logged, Runnable work) {
    RequestContext previous = CURRENT.get();
    LoggedRequest previouslyLogged = LoggedRequest.enter(logged);
    set(context);
    try {
      work.run();
    } finally {
      set(previous);
      LoggedRequest.enter(previouslyLogged);
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
