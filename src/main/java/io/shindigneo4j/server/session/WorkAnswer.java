package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.session.Termination.Reason;
import java.util.Optional;

/**
 * The answer to one piece of work, with whose last message the work is over. Whoever answers must
 * have asked the {@link ExecutionState}.
 */
final class WorkAnswer {

  private final IncomingRequest<? extends Work> request;
  private final Work work;
  private final WorkTransaction scope;
  private final SessionServices services;
  private final ExecutionState state;
  private final ExecutionClock clock;
  private final Runnable whenDone;

  /**
   * @param whenDone called once, before the last message is sent
   */
  WorkAnswer(
      IncomingRequest<? extends Work> request,
      WorkTransaction scope,
      SessionServices services,
      ExecutionState state,
      ExecutionClock clock,
      Runnable whenDone) {
    this.request = request;
    this.work = request.message();
    this.scope = scope;
    this.services = services;
    this.state = state;
    this.clock = clock;
    this.whenDone = whenDone;
  }

  /**
   * From here on nobody else answers.
   *
   * @throws RuntimeException if somebody has answered: the reason why the work has ended
   */
  void begin() {
    if (!state.beginAnswer()) {
      throw Termination.exception(scope.termination().reason().orElseThrow());
    }
  }

  /** Sends a message, and others follow. */
  void send(byte[] payload) {
    begin();
    request.sender().send(payload);
    state.continueRunning();
  }

  void succeed(byte[] payload) {
    answer(
        () -> {
          ended(ServerMeters.SUCCESS);
          request.sender().send(payload);
        });
  }

  /** Tells of a failure, or why the work was ended. */
  void fail(Throwable cause) {
    Optional<Reason> reason = scope.termination().reason();
    if (reason.filter(Reason.CLIENT_GONE::equals).isPresent()) {
      answer(() -> ended(ServerMeters.CLIENT_GONE));
    } else {
      answer(() -> send(services.failure(work, scope.termination().toldOf(cause))));
    }
  }

  void refuse(Failure failure) {
    answer(() -> send(failure));
  }

  private void send(Failure failure) {
    ended(failure.code());
    request.sender().fail(failure, services.answers().encode(failure));
  }

  /** The work is over even where there is not the memory to answer it. */
  private void answer(Runnable sending) {
    try {
      finish();
      recordRun();
      sending.run();
    } finally {
      scope.release();
    }
  }

  /** Answers for a thread that is not free yet, and keeps the transaction. */
  void giveUp(Reason reason) {
    finish();
    if (reason == Reason.CLIENT_GONE) {
      ended(ServerMeters.CLIENT_GONE);
    } else {
      send(services.failures().failure(work, Termination.exception(reason)));
    }
  }

  /** The thread of work that was given up is free, and the transaction goes on. */
  void releaseGivenUp() {
    recordRun();
    scope.release();
  }

  private void recordRun() {
    if (clock.hasOpened()) {
      services.inlining().record(work, clock.sinceStart());
    }
  }

  private void ended(String outcome) {
    services.meters().ended(work, work.terms().mode(), outcome, request.nanosSinceArrival());
  }

  private void finish() {
    state.finish();
    whenDone.run();
  }
}
