package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.CallStatement;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.Terms;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Answers requests that a session does not begin. Safe for use by many threads. */
final class RequestRefusals {

  private static final String WAIT = "wait for answers first";
  private static final String END = "end another transaction first";

  private final SessionServices services;

  RequestRefusals(SessionServices services) {
    this.services = services;
  }

  void tooManyRequests(IncomingRequest<?> request) {
    refuse(request, ErrorCode.TOO_MANY_REQUESTS, WAIT, true);
  }

  void tooManyTransactions(IncomingRequest<?> request) {
    refuse(request, ErrorCode.TOO_MANY_TRANSACTIONS, END, true);
  }

  void duplicateId(IncomingRequest<?> request) {
    refuse(request, ErrorCode.DUPLICATE_ID, "the id is in use", false);
  }

  static Failure busy(Request request) {
    return new Failure(request.id(), ErrorCode.BUSY, "all workers are busy", true);
  }

  private void refuse(IncomingRequest<?> request, String code, String reason, boolean retryable) {
    refuse(request, new Failure(request.id(), code, reason, retryable));
  }

  void refuse(IncomingRequest<?> request, Failure failure) {
    services.meters().ended(request.message(), mode(request.message()), failure.code(), 0);
    send(request, failure);
  }

  /** Answers a request of a type that the session has no branch for: a fault of the server. */
  void unknown(IncomingRequest<?> request) {
    Exception fault = new IllegalStateException("no branch for " + request.message().getClass());
    send(request, services.failures().failure(request.message(), fault));
  }

  private void send(IncomingRequest<?> request, Failure failure) {
    request.sender().fail(failure, services.answers().encode(failure));
  }

  /** What the failure of work tells of it. Its content would take memory until its turn. */
  static Request withoutContent(Request request) {
    if (request instanceof RunCypher run) {
      return new RunCypher(run.id(), withoutContent(run.terms()), "", Map.of());
    } else if (request instanceof RunStatement run) {
      Terms terms = withoutContent(run.terms());
      return new RunStatement(run.id(), terms, run.statement(), Optional.empty(), Map.of());
    } else if (request instanceof CallStatement call) {
      Terms terms = withoutContent(call.terms());
      return new CallStatement(call.id(), terms, call.statement(), Optional.empty(), Map.of());
    }
    return request;
  }

  private static Terms withoutContent(Terms terms) {
    OptionalLong transaction = terms.transaction();
    return new Terms(
        terms.mode(),
        terms.timeout(),
        transaction,
        0,
        Optional.empty(),
        List.of(),
        Optional.empty());
  }

  /** The mode of what ends a transaction that does not exist is unknown, and counts as read. */
  private static AccessMode mode(Request request) {
    return terms(request).map(Terms::mode).orElse(AccessMode.READ);
  }

  /** The id of the open transaction that work names. */
  static OptionalLong transaction(Request request) {
    return terms(request).map(Terms::transaction).orElse(OptionalLong.empty());
  }

  private static Optional<Terms> terms(Request request) {
    if (request instanceof Work work) {
      return Optional.of(work.terms());
    } else if (request instanceof RunStatement run) {
      return Optional.of(run.terms());
    } else if (request instanceof CallStatement call) {
      return Optional.of(call.terms());
    }
    return request instanceof Begin begin ? Optional.of(begin.terms()) : Optional.empty();
  }
}
