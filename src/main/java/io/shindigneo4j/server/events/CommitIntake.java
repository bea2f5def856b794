package io.shindigneo4j.server.events;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.server.change.CommitEvents;
import io.shindigneo4j.server.commit.CatchUp;
import io.shindigneo4j.server.commit.CommitListener;
import io.shindigneo4j.server.commit.CommitSequencer;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;

/**
 * Puts the events of commits into the log of a feed, in the order of the commits. Hears them on the
 * threads that commit, which must not wait; the rest is called by the feed's thread.
 */
final class CommitIntake
    implements CommitListener.Handler<CommitEvents>, CommitSequencer.Receiver<HeardCommit> {

  /** Nobody falls behind what the log keeps for want of an event: so often there is a pass. */
  private static final long PASSES_OF_A_LOG = 8;

  private static final Duration COMMIT_TIMEOUT = Duration.ofSeconds(2);
  private static final String ELSEWHERE = "commits were made elsewhere, or are not known";

  private final CommitHistory history;
  private final EventSettings settings;
  private final Clock clock;
  private final Subscribers subscribers;
  private final Consequences consequences;
  private final CommitSequencer<HeardCommit> sequencer;
  private final CatchUp catchUp;

  /** Bytes of the log since the last pass that was asked for. Within the sequencer's lock. */
  private long unwanted;

  /** Null while nothing is kept. Written within the sequencer's lock, or by the feed's thread. */
  private volatile EventLog log;

  /** Commits are missing: what comes is dropped until the log begins again. */
  private volatile boolean lost;

  /** What a feed does about commits. Called by threads that commit: does not wait. */
  interface Consequences {

    /** There is something to be sent. */
    void deliverSoon();

    /** Commits are missing. */
    void lost();
  }

  CommitIntake(
      CommitHistory history,
      EventSettings settings,
      Clock clock,
      Subscribers subscribers,
      Consequences consequences) {
    this.history = history;
    this.settings = settings;
    this.clock = clock;
    this.subscribers = subscribers;
    this.consequences = consequences;
    sequencer = new CommitSequencer<>(this, HeardCommit::bytes, history::closed);
    catchUp =
        new CatchUp(
            sequencer, history::closed, history::committing, System::nanoTime, COMMIT_TIMEOUT);
  }

  /** The log begins, or goes on behind a gap. */
  EventLog begin() {
    sequencer.runExclusively(this::beginLog);
    return log;
  }

  private void beginLog() {
    EventPosition last = history.last();
    sequencer.restart(last.offset());
    if (log == null) {
      log = new EventLog(settings.memory(), settings.retention(), clock, last);
    } else {
      log.add(LogEntry.gap(last, ELSEWHERE));
    }
    lost = false;
  }

  /** Null while nothing is kept. Any thread may call it. */
  EventLog log() {
    return log;
  }

  /** Keeps nothing any more. */
  void end() {
    log = null;
  }

  /** Drops what comes until the log begins again. */
  void pause() {
    lost = true;
  }

  /** Whether commits are missing. */
  boolean hasGap() {
    return lost || catchUp.hasGap();
  }

  @Override
  public void committed(
      long id, long time, CommitEvents changes, ReadableTransactionState changed) {
    sequencer.add(id, new HeardCommit(id, time, changes));
  }

  @Override
  public void committedUnknown(long id, long time) {
    sequencer.add(id, new HeardCommit(id, time, null));
  }

  @Override
  public void failed(Throwable reason) {
    lose();
  }

  private void lose() {
    lost = true;
    consequences.lost();
  }

  @Override
  public void receive(List<HeardCommit> commits) {
    EventLog kept = log;
    if (kept == null || lost) {
      return;
    }
    boolean wanted = false;
    for (HeardCommit commit : commits) {
      LogEntry entry = commit.entry(history.epoch());
      kept.add(entry); // first: whoever subscribes from now on finds it
      wanted |= subscribers.want(entry);
      unwanted += entry.bytes();
    }
    if (wanted || unwanted > settings.memory() / PASSES_OF_A_LOG) {
      unwanted = 0;
      consequences.deliverSoon();
    }
  }

  @Override
  public boolean isReceiving() {
    return !lost && log != null;
  }

  @Override
  public void backlog(long bytes) {
    if (bytes > settings.memory()) {
      lose();
    }
  }
}
