package io.shindigneo4j.server.events;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.server.change.CommitEvents;
import io.shindigneo4j.server.commit.CommitListener;
import io.shindigneo4j.server.procedure.RequestException;
import java.time.Clock;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.neo4j.dbms.api.DatabaseNotFoundException;
import org.neo4j.exceptions.UnsatisfiedDependencyException;
import org.neo4j.graphdb.DatabaseShutdownException;

/**
 * The events of one database. Listens to its commits from the first subscription until some time
 * after the last one, and for a while after the start of the database. What it does besides keeping
 * commits, it does on one thread.
 */
final class EventFeed {

  /** What a feed does. */
  private enum State {
    /** Hears nothing, and keeps nothing. */
    OFF,
    /** Hears commits, but there may be earlier ones that it does not hear. */
    STARTING,
    LIVE,
    /** Its database has stopped. */
    ENDED
  }

  private static final long TICK_MILLIS = 1_000;

  /** Between two passes through what is new: each wakes a thread, and costs those who write. */
  static final long PAUSE_MILLIS = 4;

  /** The same where there is much: what waits together is sent together. */
  static final long BUSY_PAUSE_MILLIS = 10;

  /** So many commits of a pass are much. */
  static final int BUSY_COMMITS = 8;

  private static final long POSITION_MILLIS = 10_000;

  /** Within this time after a start of the database, subscriptions come back. */
  private static final Duration RETURN = Duration.ofMinutes(1);

  private final Registration registration;
  private final EventSettings settings;
  private final FeedThread thread;
  private final Clock clock;
  private final Subscribers subscribers;
  private final CommitIntake intake;
  private final FeedStart start;
  private final AtomicBoolean delivers = new AtomicBoolean();

  /** When the last pass through what is new has ended, in milliseconds. */
  private volatile long lastPass;

  /** Before the next one, in milliseconds. */
  private volatile long pause = PAUSE_MILLIS;

  /** Written by the thread of the feed. */
  private volatile State state = State.OFF;

  // Of the thread of the feed.
  private boolean listens;

  /** How long it listens while there is no subscription. */
  private Duration patience;

  /** Starts again behind commits that are missing. */
  private boolean recovers;

  private boolean ticks;

  /** How the feed is told of commits. */
  interface Registration {
    void begin(CommitListener.Handler<CommitEvents> handler);

    void end();
  }

  EventFeed(
      CommitHistory history,
      Registration registration,
      FollowerCheck follower,
      EventSettings settings,
      FeedThread thread,
      Clock clock) {
    this.registration = registration;
    this.settings = settings;
    this.patience = settings.retention();
    this.thread = thread;
    this.clock = clock;
    subscribers = new Subscribers(thread, clock);
    start = new FeedStart(history, follower, thread, clock, new Start());
    intake = new CommitIntake(history, settings, clock, subscribers, new Intake());
  }

  /** Any thread may call this and the next three. */
  void add(EventCursor cursor) {
    thread.execute(() -> begin(cursor));
  }

  void deliver(EventCursor cursor) {
    thread.execute(() -> subscribers.deliver(cursor));
  }

  /**
   * @param then run where the subscription has not ended before
   */
  void remove(EventCursor cursor, Runnable then) {
    thread.execute(
        () -> {
          subscribers.remove(cursor);
          if (cursor.end()) {
            then.run();
          }
        });
  }

  /** The database stops. */
  void end() {
    thread.execute(this::endNow);
  }

  private void begin(EventCursor cursor) {
    if (state == State.ENDED) {
      cursor.end(RequestException.databaseNotReady());
      return;
    }
    subscribers.add(cursor);
    patience = settings.retention();
    if (state == State.OFF) {
      start();
    }
  }

  /** The database has started. Any thread may call it. */
  void expectSubscriptions() {
    thread.execute(
        () -> {
          if (state == State.OFF) {
            subscribers.expect();
            patience = Collections.min(List.of(RETURN, settings.retention()));
            start();
          }
        });
  }

  private void start() {
    state = State.STARTING;
    orAbort(start::begin);
  }

  /** What the feed does until it is live. */
  private final class Start implements FeedStart.Steps {

    @Override
    public void listen() {
      if (!listens) {
        listens = true;
        registration.begin(intake);
      }
      tickOnce();
    }

    @Override
    public long beginLog() {
      return intake.begin().last().offset();
    }

    @Override
    public void begun() {
      state = State.LIVE;
      recovers = false;
      subscribers.begin(intake.log());
    }

    @Override
    public void follows() {
      abort(RequestException.notLeader());
    }

    /** Subscriptions that have begun keep their place: elsewhere they would wait as long. */
    @Override
    public void late() {
      RequestException reason =
          new RequestException(ErrorCode.BUSY, "events take long to begin", true);
      if (recovers) {
        subscribers.endWaiting(reason);
        EventFeed.this.start();
      } else {
        abort(reason);
      }
    }

    @Override
    public void guarded(Runnable action) {
      orAbort(action);
    }
  }

  private void tickOnce() {
    if (!ticks) {
      ticks = true;
      thread.later(this::tick, TICK_MILLIS);
    }
  }

  private void orAbort(Runnable action) {
    try {
      action.run();
    } catch (DatabaseShutdownException
        | DatabaseNotFoundException
        | UnsatisfiedDependencyException e) {
      thread.warnings().debug("A database has stopped", e);
      abort(RequestException.databaseNotReady());
    } catch (RuntimeException | Error e) {
      thread.warnings().warn("Events cannot be read", e);
      abort(new RequestException(ErrorCode.BUSY, "the events could not be read", true));
    }
  }

  private void abort(RequestException reason) {
    subscribers.end(reason);
    turnOff();
  }

  private void tick() {
    ticks = isOn();
    if (ticks) {
      thread.later(this::tick, TICK_MILLIS);
    }
    if (state == State.LIVE) {
      orAbort(this::tickLive);
    }
  }

  private void tickLive() {
    intake.log().removeExpired();
    if (subscribers.isEmpty() && subscribers.sinceLastChange() >= patience.toMillis()) {
      turnOff();
    } else if (intake.hasGap()) {
      recover();
    } else {
      subscribers.deliverToAll();
      subscribers.tellPositions(POSITION_MILLIS);
    }
  }

  private void recover() {
    if (state == State.LIVE) {
      intake.pause();
      subscribers.pause();
      recovers = true;
      start();
    }
  }

  private void turnOff() {
    state = State.OFF;
    recovers = false;
    intake.end();
    start.cancel();
    subscribers.pause();
    if (listens) {
      listens = false;
      thread.guarded(registration::end);
    }
  }

  private void endNow() {
    if (state != State.ENDED) {
      if (state != State.OFF) {
        turnOff();
      }
      state = State.ENDED;
      subscribers.end(RequestException.databaseNotReady());
    }
  }

  /** What the feed does about commits. */
  private final class Intake implements CommitIntake.Consequences {

    @Override
    public void deliverSoon() {
      if (delivers.compareAndSet(false, true)) {
        long wait = lastPass + pause - clock.millis();
        if (wait > 0) {
          thread.later(EventFeed.this::deliverAll, Math.min(wait, BUSY_PAUSE_MILLIS));
        } else {
          thread.execute(EventFeed.this::deliverAll);
        }
      }
    }

    @Override
    public void lost() {
      thread.execute(EventFeed.this::recover);
    }
  }

  private void deliverAll() {
    delivers.set(false); // first: what comes from now on needs another pass
    pause = subscribers.deliverToAll() < BUSY_COMMITS ? PAUSE_MILLIS : BUSY_PAUSE_MILLIS;
    lastPass = clock.millis();
  }

  boolean isOn() {
    return state == State.STARTING || state == State.LIVE;
  }

  long bytes() {
    EventLog kept = intake.log();
    return kept == null ? 0 : kept.bytes();
  }

  /** How many commits the slowest subscription is behind. */
  long lag() {
    EventLog kept = intake.log();
    return kept == null ? 0 : subscribers.lag(kept.last());
  }
}
