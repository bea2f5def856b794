package io.shindigneo4j.server.export;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.storageengine.api.AllNodeScan;
import org.neo4j.storageengine.api.AllRelationshipsScan;

/**
 * An export in progress: goes through all nodes, then all relationships, then what others have
 * changed meanwhile, until little is left; then has commits bring images of what they change, and
 * reads the rest. The images of the commits up to the last one replace all that was read. Safe for
 * use by many threads, one at a time.
 */
final class Export implements AutoCloseable {

  /** SETTLING: some commits may bring no images yet. RESTING: what they have touched is read. */
  private enum Phase {
    NODES,
    RELATIONSHIPS,
    CORRECTIONS,
    SETTLING,
    RESTING,
    IMAGES,
    ENDED
  }

  /** So few corrections take milliseconds. */
  private static final int FEW = 1_000;

  /** After so many rounds, commits bring images for as long as a whole round takes. */
  private static final int MAX_ROUNDS = 10;

  /** How long a call waits for commits; then the next one goes on. */
  private static final Duration PATIENCE = Duration.ofMillis(500);

  /** After so long a call answers with what it has. */
  private static final Duration MAX_CALL = Duration.ofSeconds(5);

  /** How often in a row it may wait in vain. */
  private static final int MAX_WAITS = 60;

  private final CommitRecording commits;
  private final AllNodeScan nodes;
  private final AllRelationshipsScan relationships;
  private final PendingEntities pending = new PendingEntities();
  private Phase phase = Phase.NODES;
  private boolean closed;
  private int rounds;
  private int waits;
  private FinalImages images;
  private Iterator<EntityRow> nextImages;

  /** The records that the next answer has so far. */
  private List<EntityRow> rows = new ArrayList<>();

  private long bytes;
  private long chunk;

  /** The last answer, for who has not got it. */
  private List<EntityRow> last = List.of();

  /**
   * @param commits heard of from before the reader's transaction has begun
   */
  Export(CommitRecording commits, EntityReader reader) {
    this.commits = commits;
    nodes = reader.nodes();
    relationships = reader.relationships();
  }

  /**
   * The next records, which may be none. Those of the last call can be had again.
   *
   * @param number counts the calls, from 1 on
   * @param most bytes of records, about
   */
  synchronized List<EntityRow> next(long number, long most, KernelTransaction transaction) {
    if (closed) {
      throw ExportFailure.UNKNOWN.exception();
    }
    if (number == chunk && chunk > 0) {
      return last;
    }
    if (number != chunk + 1) {
      throw ExportFailure.wrongChunk(chunk + 1);
    }
    try (EntityReader reader = new EntityReader(transaction)) {
      EntityRows names = new EntityRows(transaction.tokenRead());
      long deadline = System.nanoTime() + MAX_CALL.toNanos();
      boolean more = true;
      while (more && bytes < most && System.nanoTime() - deadline < 0) {
        more = step(reader, names);
      }
    }
    return answer();
  }

  private List<EntityRow> answer() {
    chunk++;
    last = rows;
    rows = new ArrayList<>();
    bytes = 0;
    return last;
  }

  /** False if this call can do no more. */
  private boolean step(EntityReader reader, EntityRows names) {
    requireCommits();
    if (pending.hasNext()) {
      EntityRow row = pending.next(reader, names);
      if (row != null) {
        add(row);
      }
      return true;
    }
    return switch (phase) {
      case NODES -> nextNodes(reader);
      case RELATIONSHIPS -> nextRelationships(reader);
      case CORRECTIONS -> nextRound();
      case SETTLING -> settle();
      case RESTING -> rest();
      case IMAGES -> nextImage();
      case ENDED -> false;
    };
  }

  private void add(EntityRow row) {
    rows.add(row);
    bytes += row.bytes();
  }

  private void requireCommits() {
    Optional<ExportFailure> failure = commits.failure();
    if (failure.isPresent() && images == null) {
      throw failure.get().exception();
    }
  }

  private boolean nextNodes(EntityReader reader) {
    if (!reader.nextNodes(nodes, pending.scannedNodes())) {
      phase = Phase.RELATIONSHIPS;
    }
    return true;
  }

  private boolean nextRelationships(EntityReader reader) {
    if (!reader.nextRelationships(relationships, pending.scannedRelationships())) {
      add(EntityRow.corrections());
      phase = Phase.CORRECTIONS;
    }
    return true;
  }

  private boolean nextRound() {
    TouchedEntities touched = commits.take();
    pending.correct(touched);
    rounds++;
    if (touched.ids() <= FEW || rounds >= MAX_ROUNDS) {
      commits.askForImages();
      phase = Phase.SETTLING;
    }
    return true;
  }

  private boolean settle() {
    if (!commits.awaitImages(PATIENCE)) {
      return keepWaiting();
    }
    waits = 0;
    pending.correct(commits.take());
    phase = Phase.RESTING;
    return true;
  }

  private boolean rest() {
    if (!commits.awaitVisible(PATIENCE)) { // what was read may have some of these commits
      return keepWaiting();
    }
    Optional<FinalImages> taken = commits.takeImages();
    if (taken.isEmpty()) {
      phase = Phase.SETTLING;
      return keepWaiting();
    }
    images = taken.get();
    nextImages = images.images().iterator();
    commits.close();
    phase = Phase.IMAGES;
    return true;
  }

  private boolean keepWaiting() {
    requireCommits();
    if (commits.hasGap()) {
      throw ExportFailure.MISSING_COMMITS.exception();
    }
    waits++;
    if (waits > MAX_WAITS) {
      throw ExportFailure.SLOW_COMMITS.exception();
    }
    return false;
  }

  private boolean nextImage() {
    if (nextImages.hasNext()) {
      add(nextImages.next());
    } else {
      add(EntityRow.end(images.commit()));
      phase = Phase.ENDED;
    }
    return true;
  }

  /** Nobody can go on with it. */
  @Override
  public synchronized void close() {
    closed = true;
    commits.close();
  }
}
