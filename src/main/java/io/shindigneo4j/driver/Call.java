package io.shindigneo4j.driver;

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
import java.net.URI;
import java.time.Duration;
import java.util.OptionalLong;

/** A statement on its way. */
abstract class Call extends Exchange {

  /** The shortest timeout that a request can carry; zero would mean none. */
  private static final Duration SHORTEST = Duration.ofMillis(1);

  private final Statement statement;
  private final Duration timeout;
  private final int chunks;
  private final OptionalLong transaction;

  /**
   * @param chunks how many are asked for at first; zero for one answer
   * @param transaction the number of the open transaction that it belongs to
   */
  Call(Statement statement, Duration timeout, URI server, int chunks, OptionalLong transaction) {
    super(statement.subject(), server);
    this.statement = statement;
    this.timeout = timeout;
    this.chunks = chunks;
    this.transaction = transaction;
  }

  final Duration timeout() {
    return timeout;
  }

  @Override
  final Work request(long id) {
    return switch (statement.kind()) {
      case CYPHER -> new RunCypher(id, terms(), statement.subject(), statement.parameters());
      case PROCEDURE -> new CallProcedure(id, terms(), statement.subject(), statement.parameters());
    };
  }

  @Override
  final RequestMeter meter(DriverMeters meters) {
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
    Duration limit = timeout.compareTo(SHORTEST) < 0 ? SHORTEST : timeout;
    return new Terms(
        mode,
        limit,
        transaction,
        chunks,
        statement.requestId(),
        statement.bookmarks(),
        statement.trace());
  }

  @Override
  final boolean writes() {
    return statement.writes();
  }

  /** In an open transaction nothing has an effect before the commit. */
  @Override
  final boolean writesOnce() {
    return statement.writes() && statement.requestId().isEmpty() && transaction.isEmpty();
  }

  final DriverException timedOut() {
    return timedOut(timeout);
  }

  /**
   * The result that an answer in one message has.
   *
   * @throws DriverException for a failure, and for what is no answer
   */
  final Result result(Answer answer) {
    try {
      Message message = answer.message();
      if (message instanceof Success success) {
        Result result = Result.of(success.columns(), success.records(), success.summary());
        meter().succeeded(success.summary().phases());
        return result;
      } else if (message instanceof Failure failure) {
        throw failure(failure);
      }
      throw new IllegalArgumentException("an answer in parts that was not asked for");
    } catch (IllegalArgumentException e) {
      throw disconnection(sending().refuse(e));
    } catch (IOException e) {
      throw disconnection(e);
    }
  }
}
