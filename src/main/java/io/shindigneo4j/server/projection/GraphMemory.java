package io.shindigneo4j.server.projection;

import java.util.ArrayList;
import java.util.List;

/**
 * The newest snapshot of the graph, or, while a fill makes the first, the commits that it has yet
 * to take in. All but the snapshot is for whoever hands on commits.
 */
final class GraphMemory implements CommitOrder.Receiver {

  /** Hears that there is neither snapshot nor fill any more. */
  interface Owner {

    void lost(RuntimeException reason);

    void tooLarge();
  }

  private final long mostBytes;
  private final Owner owner;

  /** Null for none. */
  private volatile Snapshot snapshot;

  private Edit.FreeNumbers free;

  /** Commits since the fill began that it has not taken; null where there is no fill. */
  private volatile List<Delta> kept;

  private long keptBytes;

  GraphMemory(long mostBytes, Owner owner) {
    this.mostBytes = mostBytes;
    this.owner = owner;
  }

  /** Null for none. For any thread. */
  Snapshot snapshot() {
    return snapshot;
  }

  /** Keeps all commits from now on for a fill that begins. */
  void collect() {
    snapshot = null;
    kept = new ArrayList<>();
    keptBytes = 0;
  }

  /** Whether there is a fill that can go on. For any thread. */
  boolean isCollecting() {
    return kept != null;
  }

  /** The commits since the last call, or since the fill began. */
  List<Delta> take() {
    List<Delta> taken = kept;
    collect();
    return taken;
  }

  /**
   * Ends the fill. Nobody sees what was filled before the commits since then are in it: who has
   * made one of these may know of it.
   *
   * @param filled what it has made with the commits that it has taken
   * @param numbers that nobody has there
   */
  void publish(Snapshot filled, Edit.FreeNumbers numbers) {
    orForget(
        () -> {
          Snapshot whole = edited(filled, numbers, kept);
          kept = null;
          free = numbers;
          snapshot = whole;
        });
  }

  void forget() {
    snapshot = null;
    kept = null;
    free = null;
  }

  @Override
  public void receive(List<Delta> commits) {
    orForget(() -> take(commits));
  }

  @Override
  public boolean isWaiting() {
    return kept != null || snapshot != null;
  }

  @Override
  public void waitFor(long bytes) {
    orForget(() -> requireForCommits(keptBytes + bytes));
  }

  private void orForget(Runnable action) {
    try {
      action.run();
    } catch (TooLargeException e) {
      forget();
      owner.tooLarge();
    } catch (RuntimeException e) {
      forget();
      owner.lost(e);
    }
  }

  private void take(List<Delta> commits) {
    if (!isWaiting()) {
      return;
    }
    if (commits.contains(Delta.UNKNOWN)) {
      throw new InconsistentException("nobody can tell what a commit has changed");
    }
    if (kept != null) {
      keep(commits);
    } else if (!commits.stream().allMatch(Delta::isEmpty)) {
      snapshot = edited(snapshot, free, commits);
    }
  }

  private void keep(List<Delta> commits) {
    List<Delta> all = kept;
    for (Delta commit : commits) {
      if (!commit.isEmpty()) {
        all.add(commit);
        keptBytes += commit.bytes();
      }
    }
    requireForCommits(keptBytes);
  }

  /** Later there may be fewer of them. */
  private void requireForCommits(long bytes) {
    if (bytes > mostBytes) {
      throw new InconsistentException("there are too many commits to keep");
    }
  }

  private Snapshot edited(Snapshot before, Edit.FreeNumbers numbers, List<Delta> commits) {
    Edit edit = new Edit(before, numbers);
    commits.forEach(edit::apply);
    Snapshot next = edit.done();
    if (next.bytes() > mostBytes) {
      throw new TooLargeException();
    }
    return next;
  }
}
