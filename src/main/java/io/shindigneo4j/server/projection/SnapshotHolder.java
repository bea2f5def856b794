package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.commit.CommitSequencer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Holds the newest snapshot of the graph or, while a fill makes the first one, buffers the commits
 * that the fill must still apply. Unless it says otherwise, a method is called within {@link
 * CommitSequencer#runExclusively} only.
 */
final class SnapshotHolder implements CommitSequencer.Receiver<GraphDelta> {

  /** Is told when there is neither a snapshot nor a fill any more. */
  interface Listener {

    void lost(Throwable reason);

    void tooLarge();
  }

  private final long maxGraphBytes;
  private final long maxBufferedBytes;
  private final Listener listener;

  /** Null if there is none. */
  private volatile Snapshot snapshot;

  private SnapshotBuilder.FreeNumbers free;

  /** The numbers of people whose ids may have changed since the last ranking began. */
  private final BitSet renamed = new BitSet();

  /** The commits that the fill has not drained yet. Null if there is no fill. */
  private volatile List<GraphDelta> buffered;

  private long bufferedBytes;

  /**
   * @param maxBytes the most memory for the graph, and for what a fill takes beside it
   */
  SnapshotHolder(long maxBytes, Listener listener) {
    this.maxGraphBytes = MemoryBudget.graphBytes(maxBytes);
    this.maxBufferedBytes = MemoryBudget.waitingBytes(maxBytes);
    this.listener = listener;
  }

  /** Null if there is none. Any thread may call it. */
  Snapshot snapshot() {
    return snapshot;
  }

  /** Buffers all commits from now on, for a fill that begins. */
  void startBuffering() {
    snapshot = null;
    buffered = new ArrayList<>();
    bufferedBytes = 0;
  }

  /** Whether a fill can go on. Any thread may call it. */
  boolean isBuffering() {
    return buffered != null;
  }

  /** The commits since the last call, or since the fill began. */
  List<GraphDelta> drain() {
    List<GraphDelta> drained = buffered;
    startBuffering();
    return drained;
  }

  /**
   * Ends the fill. The commits that are still buffered are applied before anybody can see the
   * snapshot, as whoever made one of them may know of it.
   *
   * @param filled the snapshot with the drained commits
   * @param numbers the free numbers of that snapshot
   */
  void publish(Snapshot filled, SnapshotBuilder.FreeNumbers numbers) {
    orClear(
        () -> {
          Snapshot whole = after(filled, numbers, buffered);
          buffered = null;
          free = numbers;
          snapshot = whole;
        });
  }

  /**
   * Begins to rank the people of the snapshot.
   *
   * @return without places; null if there is no snapshot, or too little memory
   */
  PersonRanks beginRanking() {
    if (snapshot == null
        || snapshot.bytes() + PersonRanks.bytes(snapshot.people()) > maxGraphBytes) {
      return null;
    }
    renamed.clear();
    return new PersonRanks(snapshot.people());
  }

  /**
   * Ends a ranking. Places are forgotten of people whose ids may have changed since it began.
   *
   * @param ranks not taken if there is no snapshot any more
   */
  void ranked(PersonRanks ranks) {
    renamed.stream().forEach(ranks::forget);
    if (snapshot != null) {
      snapshot = snapshot.with(ranks);
    }
  }

  /** Of how many people the ids may have changed since the last ranking began. */
  int renamed() {
    return renamed.cardinality();
  }

  void clear() {
    snapshot = null;
    buffered = null;
    free = null;
  }

  @Override
  public void receive(List<GraphDelta> commits) {
    orClear(() -> apply(commits));
  }

  @Override
  public boolean isReceiving() {
    return buffered != null || snapshot != null;
  }

  @Override
  public void backlog(long bytes) {
    orClear(() -> requireForCommits(bufferedBytes + bytes));
  }

  /** Whatever happens, as too little memory for a copy, a commit is never failed by it. */
  private void orClear(Runnable action) {
    try {
      action.run();
    } catch (GraphTooLargeException e) {
      clear();
      listener.tooLarge();
    } catch (RuntimeException | Error e) {
      clear();
      listener.lost(e);
    }
  }

  private void apply(List<GraphDelta> commits) {
    if (!isReceiving()) {
      return;
    }
    if (commits.contains(GraphDelta.UNKNOWN)) {
      throw new InconsistentGraphException("the changes of a commit are not known");
    }
    if (buffered != null) {
      buffer(commits);
    } else if (!commits.stream().allMatch(GraphDelta::isEmpty)) {
      snapshot = after(snapshot, free, commits);
    }
  }

  private void buffer(List<GraphDelta> commits) {
    List<GraphDelta> all = buffered;
    for (GraphDelta commit : commits) {
      if (!commit.isEmpty()) {
        all.add(commit);
        bufferedBytes += commit.bytes();
      }
    }
    requireForCommits(bufferedBytes);
  }

  /** Not a {@link GraphTooLargeException}: another fill may have fewer commits to buffer. */
  private void requireForCommits(long bytes) {
    if (bytes > maxBufferedBytes) {
      throw new InconsistentGraphException("too many commits during the fill");
    }
  }

  private Snapshot after(
      Snapshot before, SnapshotBuilder.FreeNumbers numbers, List<GraphDelta> commits) {
    SnapshotBuilder builder = new SnapshotBuilder(before, numbers);
    commits.forEach(builder::apply);
    builder.renamed().forEach(renamed::set);
    Snapshot next = builder.build();
    if (next.bytes() > maxGraphBytes) {
      next = next.with(PersonRanks.NONE);
    }
    if (next.bytes() > maxGraphBytes) {
      throw new GraphTooLargeException();
    }
    return next;
  }
}
