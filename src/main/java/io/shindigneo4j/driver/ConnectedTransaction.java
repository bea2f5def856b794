package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.MeteredConnection;
import io.shindigneo4j.driver.connection.PendingRequest;
import io.shindigneo4j.driver.connection.SentRequest;
import io.shindigneo4j.driver.connection.TargetServer;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.RequestKind;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Terms;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/** A transaction on the connection on which it was begun. */
final class ConnectedTransaction implements Transaction {

  private final Call.Context context;
  private final DriverMeters meters;
  private final Deadline deadline;
  private final TransactionOptions options;
  private final SentRequest begin;

  /** The server of the transaction; empty if there is only one. */
  private final Optional<TargetServer> target;

  private final boolean committedBefore;
  private boolean open = true;
  private boolean streamClosedEarly;

  private ConnectedTransaction(
      DriverMeters meters,
      Deadline deadline,
      TransactionOptions options,
      Call.Context context,
      TransactionCall begin,
      boolean committedBefore) {
    this.context = new Call.Context(begin.server(), context.bookmarks());
    this.meters = meters;
    this.deadline = deadline;
    this.options = options;
    this.begin = begin.sent();
    this.target = Optional.ofNullable(begin.target());
    target.ifPresent(TargetServer::transactionBegun);
    this.committedBefore = committedBefore;
  }

  /**
   * Begins a transaction.
   *
   * @throws DriverException if that fails
   */
  static ConnectedTransaction begin(
      MeteredConnection connection,
      Call.Context context,
      Duration callTimeout,
      TransactionOptions options) {
    Duration timeout = options.timeout().orElse(callTimeout);
    Deadline deadline = new Deadline(timeout);
    Terms terms = terms(options, timeout, context.bookmarks());
    TransactionCall begin =
        new TransactionCall(
            RequestKind.BEGIN,
            options.writes(),
            context,
            id -> new Begin(id, terms),
            timeout,
            false);
    connection.send(begin);
    Success success = begun(begin);
    return new ConnectedTransaction(
        connection.meters(), deadline, options, context, begin, !success.records().isEmpty());
  }

  /** The response may come while the caller gives up, and nobody has the transaction then. */
  private static Success begun(TransactionCall begin) {
    try {
      return begin.await();
    } catch (RuntimeException e) {
      begin.endTransaction();
      throw e;
    }
  }

  private static Terms terms(
      TransactionOptions options, Duration timeout, CallBookmarks bookmarks) {
    return new Terms(
        options.writes() ? AccessMode.WRITE : AccessMode.READ,
        timeout,
        OptionalLong.empty(),
        0,
        options.requestId(),
        bookmarks.all(),
        options.trace());
  }

  /** Whether a transaction of the same request id was committed, so that nothing is left to do. */
  boolean wasCommittedBefore() {
    return committedBefore;
  }

  /** The failure of a transaction whose request id belongs to another one. */
  DriverException requestIdReused() {
    String message = "a transaction of this request id was committed before";
    return new DriverException.Description(
            ErrorCode.REUSED_REQUEST_ID, message, TransactionCall.SUBJECT, context.uri())
        .permanently(null);
  }

  @Override
  public Result run(Statement statement) {
    return guarded(
        () -> {
          BlockingCall call =
              new BlockingCall(
                  statement, timeout(statement), inside(statement), OptionalLong.of(begin.id()));
          send(call);
          return call.await();
        });
  }

  @Override
  public ResultStream stream(Statement statement) {
    return guarded(
        () -> {
          StreamCall call =
              new StreamCall(
                  statement, timeout(statement), inside(statement), OptionalLong.of(begin.id()));
          send(call);
          call.requireNoFailure();
          return new ResultStream(call, new StreamOwner());
        });
  }

  /** What a stream does to its transaction. */
  private final class StreamOwner implements ResultStream.Owner {

    @Override
    public Duration left() {
      return deadline.left();
    }

    @Override
    public void failed() {
      cancel();
    }

    @Override
    public void closedEarly() {
      streamClosedEarly |= open;
      rollback();
    }
  }

  /** The begin and the commit see to the driver's bookmarks. */
  private Call.Context inside(Statement statement) {
    return new Call.Context(
        context.uri(), CallBookmarks.of(BookmarkManager.NONE, statement.bookmarks()));
  }

  /** The statement's own, but not beyond the end of the transaction's. */
  private Duration timeout(Statement statement) {
    Duration left = left();
    return statement.timeout().filter(own -> own.compareTo(left) < 0).orElse(left);
  }

  private Duration left() {
    if (deadline.isOver()) {
      String message = "the transaction has not ended within " + deadline.limit();
      throw new DriverException.Description(
              DriverException.TIMED_OUT, message, TransactionCall.SUBJECT, context.uri())
          .transiently(null);
    }
    return deadline.left();
  }

  private <T> T guarded(Supplier<T> work) {
    if (!open) {
      throw new IllegalStateException(
          streamClosedEarly
              ? "a stream was closed before its end, which has rolled the transaction back"
              : "the transaction has ended");
    }
    try {
      return work.get();
    } catch (RuntimeException | Error e) { // which may have ended it in the server
      cancel();
      throw e;
    }
  }

  @Override
  public String commit() {
    return guarded(
        () -> {
          boolean unrepeatable = options.writes() && options.requestId().isEmpty();
          Success success =
              call(RequestKind.COMMIT, id -> new Commit(id, begin.id()), unrepeatable);
          ended();
          return success.summary().bookmark().orElse("");
        });
  }

  private Success call(RequestKind kind, LongFunction<Request> message, boolean unrepeatable) {
    TransactionCall call =
        new TransactionCall(kind, options.writes(), context, message, left(), unrepeatable);
    send(call);
    return call.await();
  }

  private void send(PendingRequest request) {
    target.ifPresent(request::target);
    request.measure(meters);
    begin.connection().send(request);
  }

  private void ended() {
    open = false;
    target.ifPresent(TargetServer::transactionEnded);
  }

  @Override
  public void rollback() {
    if (!open) {
      return;
    } else if (deadline.isOver()) {
      cancel();
      return;
    }
    ended();
    try {
      call(RequestKind.ROLLBACK, id -> new Rollback(id, begin.id()), false);
    } catch (DriverException e) {
      // it has ended with its connection, or by a failure inside
    } catch (CancellationException e) { // the thread is interrupted, and stays so
      begin.cancelTransaction();
    }
  }

  /** Does not wait for the server: the caller may have waited for the whole timeout already. */
  private void cancel() {
    if (open) {
      ended();
      begin.cancelTransaction();
    }
  }

  @Override
  public void close() {
    rollback();
  }

  /** The end of a time limit. Immutable. */
  private static final class Deadline {

    private final Duration limit;
    private final long start = System.nanoTime();

    /** Begins now. */
    Deadline(Duration limit) {
      this.limit = limit;
    }

    Duration limit() {
      return limit;
    }

    /** The time that is left; not positive once it is over. */
    Duration left() {
      return limit.minusNanos(System.nanoTime() - start);
    }

    boolean isOver() {
      Duration left = left();
      return left.isNegative() || left.isZero();
    }
  }
}
