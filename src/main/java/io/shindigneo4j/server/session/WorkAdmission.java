package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Work;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Lets the work of a session begin in its order, as far as the client reads the answers and other
 * connections get threads as well. Safe for use by many threads.
 */
final class WorkAdmission {

  /** More of one session do not run at a time. */
  static final int MAX_RUNNING = 64;

  private enum State {
    WAITING,
    RUNNING,
    ENDED
  }

  // All guarded by this.
  private final Deque<Place> waiting = new ArrayDeque<>();
  private int running;
  private int reading;

  /** Counts what has begun and what has been sent: the client reads. */
  private long progress;

  private boolean draining;

  /** The draining goes on when an answer has been sent. */
  private boolean listening;

  /** Begins a piece of work. */
  interface Start {

    /**
     * Called without a lock.
     *
     * @param atOnce whether this is the thread that has received the work
     */
    void begin(boolean atOnce);
  }

  /** How many pieces of work wait. */
  synchronized int waiting() {
    return waiting.size();
  }

  Place place(IncomingRequest<? extends Work> request) {
    return new Place(
        request.sender().unread(), request.message().terms().mode() == AccessMode.READ);
  }

  /** The place of a piece of work. */
  final class Place {

    private final UnreadAnswers unread;

    /** Its answer may be large, and it waits for no lock that others hold. */
    private final boolean reads;

    // All guarded by the admission.
    private State state = State.WAITING;
    private Start start;
    private Supplier<Timer.Deadline> patience;
    private Timer.Deadline deadline = () -> {};
    private long progressBefore;

    private Place(UnreadAnswers unread, boolean reads) {
      this.unread = unread;
      this.reads = reads;
    }

    /**
     * Begins the work, now or as soon as it may; never where it has been answered before.
     *
     * @param newPatience starts the time that the client has to read while the work waits
     */
    void begin(Start newStart, Supplier<Timer.Deadline> newPatience) {
      boolean now;
      synchronized (WorkAdmission.this) {
        if (state == State.ENDED) {
          return;
        }
        start = newStart;
        patience = newPatience;
        now = waiting.isEmpty() && take();
        if (!now) {
          startPatience();
          waiting.add(this);
        }
      }
      if (now) {
        newStart.begin(true);
      } else {
        drain();
      }
    }

    /**
     * Has work wait again that has a thread by now, where too many answers have been made since it
     * was let in.
     */
    boolean waitsAgain() {
      synchronized (WorkAdmission.this) {
        if (state != State.RUNNING || unread.hasRoom(0) || (running == 1 && unread.areSent())) {
          return false;
        }
        state = State.WAITING;
        count(-1);
        startPatience();
        waiting.addFirst(this);
      }
      drain();
      return true;
    }

    private void startPatience() {
      progressBefore = progress;
      deadline = patience.get();
    }

    /**
     * Called when the patience is over. It begins anew if the client has read meanwhile, or has
     * nothing to read: then the place waits for other work, until the deadline of its request.
     */
    boolean hasWaitedInVain() {
      synchronized (WorkAdmission.this) {
        if (state != State.WAITING) {
          return false;
        }
        boolean inVain = progressBefore == progress && !unread.areSent();
        if (!inVain) {
          startPatience();
        }
        return inVain;
      }
    }

    /** The work has been answered, whether or not it has begun. */
    void leave() {
      synchronized (WorkAdmission.this) {
        if (state == State.RUNNING) {
          count(-1);
        } else if (state == State.WAITING) {
          waiting.remove(this); // it holds the request
        }
        state = State.ENDED;
        deadline.cancel();
      }
      drain();
    }

    private boolean take() {
      if (!mayBegin()) {
        return false;
      }
      state = State.RUNNING;
      deadline.cancel();
      progress++;
      count(1);
      return true;
    }

    /** One piece of work runs in any case once everything is sent. */
    private boolean mayBegin() {
      return (running == 0 && unread.areSent())
          || (running < MAX_RUNNING && unread.hasRoom(reads ? reading + 1 : 0));
    }

    private void count(int change) {
      running += change;
      reading += reads ? change : 0;
    }
  }

  /** One thread at a time begins what may; whoever comes meanwhile leaves it to that one. */
  private void drain() {
    if (!startDraining()) {
      return;
    }
    try {
      for (Place next = next(); next != null; next = next()) {
        next.start.begin(false);
      }
    } catch (RuntimeException | Error e) { // others must go on
      stopDraining();
      throw e;
    }
    first().ifPresent(first -> first.unread.onSent(this::resume));
  }

  private synchronized boolean startDraining() {
    boolean starts = !draining;
    draining = true;
    return starts;
  }

  private synchronized void stopDraining() {
    draining = false;
  }

  /** The next that has begun; null for none, which ends the draining. */
  private synchronized Place next() {
    Place next = waiting.peek();
    if (next != null && next.take()) {
      return waiting.remove();
    }
    draining = false;
    return null;
  }

  /**
   * The first that waits for the client, unless somebody waits with it already. What runs wakes the
   * others in any case; where nothing runs, the last answer may have been sent since they looked.
   */
  private synchronized Optional<Place> first() {
    Place first = waiting.peek();
    if (first == null || listening || (running > 0 && first.unread.areSent())) {
      return Optional.empty();
    }
    listening = true;
    return Optional.of(first);
  }

  private void resume() {
    synchronized (this) {
      listening = false;
      progress++;
    }
    drain();
  }
}
