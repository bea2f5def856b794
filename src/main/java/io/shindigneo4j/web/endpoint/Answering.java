package io.shindigneo4j.web.endpoint;

import com.google.common.base.Throwables;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.dispatch.Completion;
import io.shindigneo4j.web.endpoint.PendingAnswer.Decision;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import javax.servlet.AsyncContext;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * Answers requests without a thread that waits for the database, where the container and all
 * filters before the servlet allow it. Safe for use by many threads.
 */
@Singleton
final class Answering {

  /** Some handlers call the database again with the answer to their first call. */
  private static final int CALLS_IN_TURN = 2;

  private static final Duration MARGIN = Duration.ofSeconds(1);

  /** How many requests may be without a thread, all of whose answers may come at once. */
  static final int MAX_PENDING = 1_000;

  /** The part of all memory for answers that clients do not read: one of them has half of it. */
  private static final int UNREAD = 4;

  private final Semaphore places = new Semaphore(MAX_PENDING);
  private final AnswerWriter writer = new AnswerWriter(Runtime.getRuntime().maxMemory() / UNREAD);
  private final Duration time;

  @Inject
  Answering(BackendSettings settings) {
    time = settings.driver().callTimeout().multipliedBy(CALLS_IN_TURN).plus(MARGIN);
  }

  /** How long an answer may take. */
  Duration time() {
    return time;
  }

  /**
   * Answers a request that was given back to the container with its answer.
   *
   * @return whether it is one
   */
  static boolean resume(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    if (request.getAttribute(PendingAnswer.DECISION) instanceof Decision decision) {
      send(decision.outcome(), decision.exchange(), response);
      return true;
    }
    return false;
  }

  /** Answers a request at once, or as soon as its last call is done. */
  void answer(HttpServletRequest request, HttpServletResponse response, Exchange exchange)
      throws IOException {
    List<Future<?>> open =
        exchange.calls().stream().filter(call -> call != null && !call.isDone()).toList();
    if (!open.isEmpty()
        && open.stream().allMatch(Completion::isTold)
        && request.isAsyncSupported()
        && places.tryAcquire()) {
      pending(request, response, exchange).await(open, time.toMillis());
    } else {
      write(exchange.outcome(exchange::result), request, response, exchange);
    }
  }

  /** Whoever reads a large answer slowly holds no thread either. */
  private void write(
      RequestOutcome outcome,
      HttpServletRequest request,
      HttpServletResponse response,
      Exchange exchange)
      throws IOException {
    if (outcome instanceof RequestOutcome.Content content
        && content.body().length() > AnswerWriter.SMALL
        && request.isAsyncSupported()
        && places.tryAcquire()) {
      pending(request, response, exchange).write(content);
    } else {
      send(outcome, exchange, response);
    }
  }

  private PendingAnswer pending(
      HttpServletRequest request, HttpServletResponse response, Exchange exchange) {
    AsyncContext context;
    try {
      context = request.startAsync();
    } catch (RuntimeException e) {
      places.release();
      throw e;
    }
    String path = request.getServletPath().isEmpty() ? "/" : request.getServletPath();
    return new PendingAnswer(context, path, response, exchange, writer, places::release);
  }

  private static void send(RequestOutcome outcome, Exchange exchange, HttpServletResponse response)
      throws IOException {
    if (outcome instanceof RequestOutcome.Content content) {
      AnswerWriter.write(content.body(), response);
    } else if (outcome instanceof RequestOutcome.Refusal refusal) {
      exchange.refuse(refusal.item(), response);
    } else if (outcome instanceof RequestOutcome.Fault fault) {
      Throwables.throwIfInstanceOf(fault.cause(), IOException.class);
      Throwables.throwIfUnchecked(fault.cause());
      throw new IllegalStateException(fault.cause());
    }
  }
}
