package io.shindigneo4j.driver;

import io.shindigneo4j.driver.transport.UpgradeRefusedException;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Response;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import java.net.URI;
import java.time.Duration;
import java.util.Collection;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** A statement on its way, and the future of its answer. Only the first outcome counts. */
final class Call {

  /** The shortest timeout that a request can carry; zero would mean none. */
  private static final Duration SHORTEST = Duration.ofMillis(1);

  private final CompletableFuture<Result> answer = new CompletableFuture<>();
  private final Statement statement;
  private final Duration timeout;
  private final URI server;

  /** Runs what the caller has chained to the answer. */
  private final Executor callbacks;

  Call(Statement statement, Duration timeout, URI server, Executor callbacks) {
    this.statement = statement;
    this.timeout = timeout;
    this.server = server;
    this.callbacks = callbacks;
  }

  CompletableFuture<Result> answer() {
    return answer;
  }

  Duration timeout() {
    return timeout;
  }

  /** Answered, failed or cancelled, so that nobody waits for it any more. */
  boolean isDone() {
    return answer.isDone();
  }

  Work work(long id) {
    AccessMode mode = statement.writes() ? AccessMode.WRITE : AccessMode.READ;
    Duration limit = timeout.compareTo(SHORTEST) < 0 ? SHORTEST : timeout;
    return switch (statement.kind()) {
      case CYPHER -> new RunCypher(id, mode, limit, statement.subject(), statement.parameters());
      case PROCEDURE ->
          new CallProcedure(id, mode, limit, statement.subject(), statement.parameters());
    };
  }

  void answered(Response response) {
    if (response instanceof Success success) {
      Result result = Result.of(success.columns(), success.records(), success.summary());
      callbacks.execute(() -> answer.complete(result));
    } else if (response instanceof Failure failure) {
      failed(failure);
    }
  }

  private void failed(Failure failure) {
    Failing failing = failing(failure.code(), failure.message());
    fail(failure.retryable() ? failing.transiently(null) : failing.permanently(null));
  }

  void timedOut() {
    String message = "no answer within " + timeout;
    fail(failing(DriverException.TIMED_OUT, message).transiently(null));
  }

  /** There is no connection, or none any more. */
  void unconnected(Throwable cause) {
    fail(disconnection(cause));
  }

  /**
   * There is no connection for all of these. They share a few threads, where the timeout of each
   * sees to it that none is held up for good; a closed driver has no timeouts any more.
   */
  static void unconnected(Collection<Call> calls, Throwable cause, Callbacks callbacks) {
    if (cause instanceof DriverClosedException) {
      calls.forEach(call -> call.unconnected(cause));
    } else {
      callbacks.share(calls.stream().<Runnable>map(call -> () -> call.lost(cause)).toList());
    }
  }

  private void lost(Throwable cause) {
    answer.completeExceptionally(disconnection(cause));
  }

  private DriverException disconnection(Throwable cause) {
    if (cause instanceof DriverClosedException) {
      return failing(DriverException.CLOSED, cause.getMessage()).permanently(cause);
    }
    if (cause instanceof UpgradeRefusedException refused && refused.isUnauthorized()) {
      String message = "the server does not accept the credentials";
      return failing(DriverException.UNAUTHORIZED, message).permanently(cause);
    }
    return failing(DriverException.UNAVAILABLE, cause.getMessage()).transiently(cause);
  }

  void unsupported(RuntimeException cause) {
    fail(failing(DriverException.UNSUPPORTED_VALUE, cause.getMessage()).permanently(cause));
  }

  private Failing failing(String code, String message) {
    return new Failing(code, message, statement.subject(), server);
  }

  private void fail(DriverException exception) {
    callbacks.execute(() -> answer.completeExceptionally(exception));
  }
}
