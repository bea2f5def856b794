package io.shindigneo4j.server.session;

import io.shindigneo4j.server.session.Termination.Reason;
import java.util.function.Consumer;

/**
 * Lets the chunks of an answer go as the client asks for them and reads them. Work that must wait
 * occupies no thread, and is resumed on another one.
 */
final class ChunkFlow {

  private final ExecutionState state;
  private final Termination termination;
  private final UnreadAnswers unread;
  private final SessionServices services;
  private final Runnable resume;
  private final Consumer<Reason> end;

  /**
   * @param resume goes on with the work
   * @param end ends the work, whose client has waited for too long
   */
  ChunkFlow(
      ExecutionState state,
      Termination termination,
      UnreadAnswers unread,
      SessionServices services,
      Runnable resume,
      Consumer<Reason> end) {
    this.state = state;
    this.termination = termination;
    this.unread = unread;
    this.services = services;
    this.resume = resume;
    this.end = end;
  }

  /**
   * Whether the next chunk may go. If not, the caller must not touch the work any more.
   *
   * @throws io.shindigneo4j.server.procedure.RequestException where the work was ended meanwhile
   */
  boolean mayGoOrPauses() {
    return hasRoomOrPauses() && state.takeCreditOrPause(termination, this::startTimeout);
  }

  /** A client may ask for records that it then does not read. Asking for more changes nothing. */
  private boolean hasRoomOrPauses() {
    if (unread.hasRoom(0) || unread.areSent()) {
      return true;
    }
    state.hold(termination, this::startTimeout);
    unread.onSent(() -> resumeIf(state.readOn()));
    return false;
  }

  private Timer.Deadline startTimeout() {
    long patience = services.limits().patience().toNanos();
    return services.timer().schedule(() -> end.accept(Reason.SLOW_READER), patience);
  }

  /** The client asks for more records. */
  void grant(int chunks) {
    resumeIf(state.grant(chunks));
  }

  /** The work is to end, even if it waits for its client. */
  void wake() {
    resumeIf(state.wake());
  }

  private void resumeIf(boolean resumes) {
    if (resumes) {
      resume();
    }
  }

  /** Goes on on a thread that others have no use for. */
  void resume() {
    services.workers().resume(resume);
  }
}
