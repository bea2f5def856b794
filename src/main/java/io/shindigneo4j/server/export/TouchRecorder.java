package io.shindigneo4j.server.export;

import io.shindigneo4j.server.commit.CommitListener;
import io.shindigneo4j.server.commit.CommitSequencer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.eclipse.collections.api.set.primitive.MutableLongSet;
import org.eclipse.collections.impl.factory.primitive.LongSets;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;

/**
 * What commits have touched since an export has begun, in their order and within a limit of memory.
 * Beyond it nothing is kept any more. Thread-safe.
 */
final class TouchRecorder
    implements CommitListener.Handler<TouchedEntities>, CommitSequencer.Receiver<TouchedEntities> {

  /** A node or a relationship. */
  private record Key(Object kind, Object id) {

    /** The same for a record and for a tombstone. */
    static Key of(EntityRow image) {
      String kind = (String) image.values().get(0);
      return new Key(kind.endsWith("node"), image.values().get(1));
    }
  }

  private final long mostBytes;
  private final CommitSequencer<TouchedEntities> sequencer;

  /** All guarded by the sequencer's lock. */
  private MutableLongSet nodes = LongSets.mutable.empty();

  private MutableLongSet relationships = LongSets.mutable.empty();
  private Map<Key, EntityRow> images = new LinkedHashMap<>();
  private long imageBytes;

  /** Written within the sequencer's lock, or where nothing is known of a commit. */
  private volatile ExportFailure failure;

  /** Whether transactions are asked for images. */
  private volatile boolean withImages;

  /**
   * @param closed the id up to which all commits are visible in the store
   */
  TouchRecorder(long mostBytes, LongSupplier closed) {
    this.mostBytes = mostBytes;
    sequencer = new CommitSequencer<>(this, TouchedEntities::bytes, closed);
  }

  CommitSequencer<TouchedEntities> sequencer() {
    return sequencer;
  }

  boolean withImages() {
    return withImages;
  }

  /** From now on, transactions that begin to commit bring images. */
  void askForImages() {
    withImages = true;
  }

  /** Begins after the commit with this id. */
  void begin(long commit) {
    sequencer.runExclusively(() -> sequencer.restart(commit));
  }

  /** Why nothing is kept any more. */
  Optional<ExportFailure> failure() {
    return Optional.ofNullable(failure);
  }

  /** What is to be read from the store; it is known no more. */
  TouchedEntities take() {
    TouchedEntities[] taken = new TouchedEntities[1];
    sequencer.runExclusively(
        () -> {
          taken[0] = TouchedEntities.ofIds(nodes, relationships);
          nodes = LongSets.mutable.empty();
          relationships = LongSets.mutable.empty();
        });
    return taken[0];
  }

  /**
   * The images, with the id of the last commit among those that have been heard of; empty if there
   * is still something to be read from the store, and after a failure.
   */
  Optional<FinalImages> takeImages() {
    FinalImages[] taken = new FinalImages[1];
    sequencer.runExclusively(
        () -> {
          if (failure == null && nodes.isEmpty() && relationships.isEmpty()) {
            taken[0] = new FinalImages(sequencer.applied(), List.copyOf(images.values()));
          }
        });
    return Optional.ofNullable(taken[0]);
  }

  @Override
  public void committed(
      long id, long time, TouchedEntities touched, ReadableTransactionState state) {
    sequencer.add(id, touched);
  }

  @Override
  public void committedUnknown(long id, long time) {
    sequencer.add(id, TouchedEntities.unknown(ExportFailure.MISSING_COMMITS));
  }

  @Override
  public void failed(Throwable reason) {
    failure = ExportFailure.MISSING_COMMITS;
  }

  @Override
  public void receive(List<TouchedEntities> commits) {
    for (TouchedEntities commit : commits) {
      if (failure == null) {
        add(commit);
      }
    }
  }

  private void add(TouchedEntities touched) {
    if (touched.failure().isPresent()) {
      fail(touched.failure().get());
      return;
    }
    nodes.addAll(touched.nodes());
    relationships.addAll(touched.relationships());
    touched.images().forEach(this::addImage);
    if ((nodes.size() + relationships.size()) * TouchedEntities.BYTES_OF_AN_ID + imageBytes
        > mostBytes) {
      fail(ExportFailure.TOO_MANY_CHANGES);
    }
  }

  /** It is later than what is to be read, and than another one before. */
  private void addImage(EntityRow image) {
    Key key = Key.of(image);
    EntityRow before = images.put(key, image);
    imageBytes += image.bytes() - (before == null ? 0 : before.bytes());
  }

  /** Nobody has use for the rest. */
  private void fail(ExportFailure reason) {
    failure = reason;
    nodes = LongSets.mutable.empty();
    relationships = LongSets.mutable.empty();
    images = new LinkedHashMap<>();
    imageBytes = 0;
  }

  @Override
  public boolean isReceiving() {
    return failure == null;
  }

  @Override
  public void backlog(long bytes) {
    if (failure == null && bytes > mostBytes) {
      fail(ExportFailure.TOO_MANY_CHANGES);
    }
  }
}
