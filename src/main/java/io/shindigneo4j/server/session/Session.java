package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/**
 * The requests of one connection. Each runs on a worker, so that none holds up the others, and is
 * answered exactly once, unless the session is closed before. Safe for use by many threads.
 */
public final class Session implements AutoCloseable {

  private final RequestRunner runner;
  private final AnswerEncoder answers;
  private final Executor workers;
  private final int requestsInFlight;

  /** By request id, from the moment that a request is taken until it is answered. */
  private final Map<Long, RunningRequest> running = new ConcurrentHashMap<>();

  /** Written by close, read by the workers. */
  private volatile boolean closed;

  Session(RequestRunner runner, AnswerEncoder answers, Executor workers, int requestsInFlight) {
    this.runner = runner;
    this.answers = answers;
    this.workers = workers;
    this.requestsInFlight = requestsInFlight;
  }

  /**
   * Takes a request.
   *
   * @param received when, by {@link System#nanoTime}; the request's timeout starts then
   * @param answer told the payload of the answer, on a worker or on the caller's thread
   */
  public void submit(Request request, long received, Consumer<byte[]> answer) {
    if (running.size() >= requestsInFlight) {
      answer.accept(refusal(request, ErrorCode.TOO_MANY_REQUESTS, "wait for answers first", true));
      return;
    }
    RunningRequest place = new RunningRequest();
    if (running.putIfAbsent(request.id(), place) != null) {
      answer.accept(refusal(request, ErrorCode.DUPLICATE_ID, "the id is in use", false));
      return;
    }
    try {
      workers.execute(() -> work(request, received, place, answer));
    } catch (RejectedExecutionException e) {
      running.remove(request.id());
      answer.accept(refusal(request, ErrorCode.BUSY, "all workers are busy", true));
    }
  }

  private byte[] refusal(Request request, String code, String reason, boolean retryable) {
    return answers.encode(new Failure(request.id(), code, reason, retryable));
  }

  private void work(Request request, long received, RunningRequest place, Consumer<byte[]> answer) {
    byte[] payload;
    try {
      if (closed) {
        return;
      }
      payload = runner.run(request, received, place);
    } finally {
      running.remove(request.id());
    }
    answer.accept(payload);
  }

  /** Ends what is running and drops what is waiting; nothing more is answered. */
  @Override
  public void close() {
    closed = true;
    running.values().forEach(RunningRequest::terminate);
  }
}
