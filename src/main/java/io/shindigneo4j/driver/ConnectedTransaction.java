package io.shindigneo4j.driver;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.RequestKind;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Terms;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/** A transaction that stays with the connection on which it was begun. */
final class ConnectedTransaction implements Transaction {

  private final URI server;
  private final DriverMeters meters;
  private final Duration timeout;
  private final TransactionOptions options;
  private final Sending beginning;

  /** Where it is, if there are several servers. */
  private final Optional<Destination> destination;

  private final boolean committedBefore;
  private boolean open = true;

  private ConnectedTransaction(
      DriverMeters meters,
      Duration timeout,
      TransactionOptions options,
      Control beginning,
      boolean committedBefore) {
    this.server = beginning.server();
    this.meters = meters;
    this.timeout = timeout;
    this.options = options;
    this.beginning = beginning.sending();
    this.destination = Optional.ofNullable(beginning.destination());
    destination.ifPresent(Destination::transactionBegun);
    this.committedBefore = committedBefore;
  }

  /**
   * @throws DriverException why it could not be begun
   */
  static ConnectedTransaction begin(
      MeteredConnection connection, URI server, Duration callTimeout, TransactionOptions options) {
    Duration timeout = options.timeout().orElse(callTimeout);
    Terms terms =
        new Terms(
            options.writes() ? AccessMode.WRITE : AccessMode.READ,
            timeout,
            OptionalLong.empty(),
            0,
            options.requestId(),
            options.bookmarks(),
            options.trace());
    Control begin =
        new Control(
            RequestKind.BEGIN,
            options.writes(),
            server,
            id -> new Begin(id, terms),
            timeout,
            false);
    connection.send(begin);
    Success success = begin.await();
    return new ConnectedTransaction(
        connection.meters(), timeout, options, begin, !success.records().isEmpty());
  }

  /** Whether one of the same request id has been committed, so that nothing is left to do. */
  boolean wasCommittedBefore() {
    return committedBefore;
  }

  /** Why it is of no use. */
  DriverException failing(String code) {
    String message = "a transaction of this request id was committed before";
    return new Failing(code, message, Control.SUBJECT, server).permanently(null);
  }

  @Override
  public Result run(Statement statement) {
    BlockingCall call =
        new BlockingCall(statement, timeout(statement), server, OptionalLong.of(beginning.id()));
    return inside(
        () -> {
          send(call);
          return call.await();
        });
  }

  @Override
  public ResultStream stream(Statement statement) {
    StreamCall call =
        new StreamCall(statement, timeout(statement), server, OptionalLong.of(beginning.id()));
    return inside(
        () -> {
          send(call);
          return new ResultStream(call);
        });
  }

  private Duration timeout(Statement statement) {
    return statement.timeout().orElse(timeout);
  }

  private <T> T inside(Supplier<T> work) {
    if (!open) {
      throw new IllegalStateException("the transaction has ended");
    }
    try {
      return work.get();
    } catch (RuntimeException e) { // which has ended it in the server
      rollback();
      throw e;
    }
  }

  @Override
  public String commit() {
    return inside(
        () -> {
          Success success =
              ask(
                  RequestKind.COMMIT,
                  id -> new Commit(id, beginning.id()),
                  options.writes() && !isRepeatable());
          ended();
          return success.summary().bookmark().orElse("");
        });
  }

  private boolean isRepeatable() {
    return options.requestId().isPresent();
  }

  private Success ask(RequestKind kind, LongFunction<Request> request, boolean once) {
    Control control = new Control(kind, options.writes(), server, request, timeout, once);
    send(control);
    return control.await();
  }

  private void send(Exchange exchange) {
    destination.ifPresent(exchange::goesTo);
    exchange.measure(meters);
    beginning.connection().send(exchange);
  }

  private void ended() {
    open = false;
    destination.ifPresent(Destination::transactionEnded);
  }

  @Override
  public void rollback() {
    if (!open) {
      return;
    }
    ended();
    try {
      ask(RequestKind.ROLLBACK, id -> new Rollback(id, beginning.id()), false);
    } catch (DriverException e) {
      // has ended with its connection, or by the failure of what was done in it
    }
  }

  @Override
  public void close() {
    rollback();
  }
}
