package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Phases;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.server.metrics.ServerMeters;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Answers the requests that begin and end an explicit transaction, and measures them. */
final class TransactionAnswers {

  static final String HAS_ENDED = "it never was, or has ended";

  private final SessionServices services;
  private final AccessMode mode;

  /**
   * @param mode of the transaction
   */
  TransactionAnswers(SessionServices services, AccessMode mode) {
    this.services = services;
    this.mode = mode;
  }

  /** The failure of a request that names no open transaction. */
  static Failure unknown(Request request) {
    return new Failure(request.id(), ErrorCode.UNKNOWN_TRANSACTION, HAS_ENDED, false);
  }

  /**
   * Answers the request that begins the transaction.
   *
   * @param started when its step started, by {@link System#nanoTime}
   * @param committed the bookmark of the same transaction, if it was committed before
   */
  void begun(IncomingRequest<?> request, long started, Optional<String> committed) {
    Summary summary = summary(request, started, committed);
    List<List<Object>> records = committed.isPresent() ? List.of(List.of(true)) : List.of();
    send(request, new Success(request.id(), List.of("committed"), records, summary));
  }

  /** Answers the request that ends the transaction. */
  void ended(IncomingRequest<?> request, long started, Optional<String> bookmark) {
    send(request, Success.of(request.id(), summary(request, started, bookmark)));
  }

  private static Summary summary(
      IncomingRequest<?> request, long started, Optional<String> bookmark) {
    Phases phases =
        new Phases(
            Duration.ofNanos(started - request.received()),
            Duration.ofNanos(System.nanoTime() - started),
            Duration.ZERO);
    return new Summary(Map.of(), phases, bookmark);
  }

  private void send(IncomingRequest<?> request, Success success) {
    long start = System.nanoTime();
    byte[] payload = services.answers().encode(success);
    long encode = System.nanoTime() - start;
    Phases phases = success.summary().phases();
    services
        .meters()
        .phases(request.message(), phases.queue().toNanos(), phases.execute().toNanos(), encode);
    measure(request, ServerMeters.SUCCESS);
    request.sender().send(payload);
  }

  void fail(IncomingRequest<?> request, Failure failure) {
    measure(request, failure.code());
    request.sender().fail(failure, services.answers().encode(failure));
  }

  /** Measures a request whose client is gone. */
  void drop(IncomingRequest<?> request) {
    measure(request, ServerMeters.CLIENT_GONE);
  }

  private void measure(IncomingRequest<?> request, String outcome) {
    services.meters().ended(request.message(), mode, outcome, request.nanosSinceArrival());
  }
}
