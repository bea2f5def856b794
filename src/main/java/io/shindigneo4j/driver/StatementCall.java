package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.LazyResponse;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.RequestKind;
import io.shindigneo4j.driver.metrics.RequestMeter;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.Terms;
import java.io.IOException;
import java.time.Duration;
import java.util.OptionalLong;

/** A call that runs a statement. */
abstract class StatementCall extends Call {

  /** The shortest timeout that a request can carry; zero would mean none. */
  private static final Duration MIN = Duration.ofMillis(1);

  private final Statement statement;
  private final Duration timeout;
  private final int chunks;
  private final OptionalLong transaction;

  /**
   * A call that is not sent yet.
   *
   * @param chunks how many chunks of records are requested at first; zero for one response
   * @param transaction the id of the open transaction that it belongs to
   */
  StatementCall(
      Statement statement,
      Duration timeout,
      Call.Context context,
      int chunks,
      OptionalLong transaction) {
    super(statement.subject(), context);
    this.statement = statement;
    this.timeout = timeout;
    this.chunks = chunks;
    this.transaction = transaction;
  }

  final Duration timeout() {
    return timeout;
  }

  @Override
  public final Work message(long id) {
    return switch (statement.kind()) {
      case CYPHER -> new RunCypher(id, terms(), statement.subject(), statement.parameters());
      case PROCEDURE ->
          new CallProcedure(
              id, terms(), statement.subject(), statement.parameters(), statement.constants());
    };
  }

  @Override
  protected final RequestMeter startMeter(DriverMeters meters) {
    boolean streams = chunks > 0;
    return switch (statement.kind()) {
      case CYPHER ->
          meters.request(
              streams ? RequestKind.CYPHER_STREAM : RequestKind.CYPHER, "", statement.writes());
      case PROCEDURE ->
          meters.request(
              streams ? RequestKind.CALL_STREAM : RequestKind.CALL,
              statement.subject(),
              statement.writes());
    };
  }

  private Terms terms() {
    AccessMode mode = statement.writes() ? AccessMode.WRITE : AccessMode.READ;
    Duration limit = timeout.compareTo(MIN) < 0 ? MIN : timeout;
    return new Terms(
        mode,
        limit,
        transaction,
        chunks,
        statement.requestId(),
        bookmarks().all(),
        statement.trace());
  }

  @Override
  public final boolean writes() {
    return statement.writes();
  }

  /** In an open transaction nothing takes effect before the commit. */
  @Override
  final boolean isUnrepeatable() {
    return statement.writes() && !statement.isIdempotent() && transaction.isEmpty();
  }

  final DriverException timedOut() {
    return timedOut(timeout);
  }

  /**
   * Decodes the response to a call that does not stream.
   *
   * @throws DriverException for a failure, or if the response violates the protocol
   */
  final Result result(LazyResponse response) {
    try {
      Message message = response.message();
      if (message instanceof Success success) {
        Result result = Result.of(success.columns(), success.records(), success.summary());
        succeeded(success.summary());
        return result;
      } else if (message instanceof Failure failure) {
        throw exception(failure);
      }
      throw new IllegalArgumentException("a response in chunks that nobody requested");
    } catch (IllegalArgumentException e) {
      throw disconnection(sent().protocolViolated(e));
    } catch (IOException e) {
      throw disconnection(e);
    }
  }
}
