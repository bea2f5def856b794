package io.shindigneo4j.server.export;

import io.shindigneo4j.server.commit.ChangeReader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.set.primitive.MutableLongSet;
import org.eclipse.collections.impl.factory.primitive.LongSets;
import org.neo4j.collection.diffset.LongDiffSets;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.storageengine.api.txstate.NodeState;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;
import org.neo4j.storageengine.api.txstate.RelationshipState;

/** Reads which nodes and relationships a transaction touches. Thread-safe. */
final class TouchedEntitiesReader implements ChangeReader<TouchedEntities> {

  private final BooleanSupplier withImages;
  private final long mostBytes;

  /**
   * @param withImages whether to read what becomes of them, too
   * @param mostBytes of the images of one transaction; of one with more nothing is known
   */
  TouchedEntitiesReader(BooleanSupplier withImages, long mostBytes) {
    this.withImages = withImages;
    this.mostBytes = mostBytes;
  }

  @Override
  public TouchedEntities read(ReadableTransactionState state, KernelTransaction transaction) {
    MutableLongSet nodes = addedAndRemoved(state.addedAndRemovedNodes());
    for (NodeState node : state.modifiedNodes()) {
      if (isChanged(node, state)) {
        nodes.add(node.getId());
      }
    }
    MutableLongSet relationships = addedAndRemoved(state.addedAndRemovedRelationships());
    for (RelationshipState relationship : state.modifiedRelationships()) {
      relationships.add(relationship.getId());
    }
    TouchedEntities touched = TouchedEntities.ofIds(nodes, relationships);
    return withImages.getAsBoolean() && touched.ids() > 0
        ? images(touched, state, transaction)
        : touched;
  }

  private static MutableLongSet addedAndRemoved(LongDiffSets entities) {
    MutableLongSet ids = LongSets.mutable.empty();
    ids.addAll(entities.getAdded());
    ids.addAll(entities.getRemoved());
    return ids;
  }

  /**
   * Not where it has other relationships only: the transaction need not have a lock of the node
   * then, so that its image might be older than what another one has written.
   */
  private static boolean isChanged(NodeState node, ReadableTransactionState state) {
    return node.hasPropertyChanges() || !state.nodeStateLabelDiffSets(node.getId()).isEmpty();
  }

  private TouchedEntities images(
      TouchedEntities touched, ReadableTransactionState state, KernelTransaction transaction) {
    List<EntityRow> images = new ArrayList<>(touched.ids());
    EntityRows rows = new EntityRows(transaction.tokenRead());
    try (EntityReader store = new EntityReader(transaction)) {
      ChangedEntities changed = new ChangedEntities(state, store);
      Room room = new Room();
      touched.nodes().forEach(id -> images.add(room.taken(rows.node(id, changed.node(id)))));
      touched
          .relationships()
          .forEach(id -> images.add(room.taken(rows.relationship(id, changed.relationship(id)))));
    } catch (TooManyImagesException e) {
      return TouchedEntities.unknown(ExportFailure.TOO_MANY_CHANGES);
    }
    return TouchedEntities.ofImages(images);
  }

  /** Counts what the images of one transaction take. */
  private final class Room {

    private long bytes;

    EntityRow taken(EntityRow image) {
      bytes += image.bytes();
      if (bytes > mostBytes) {
        throw new TooManyImagesException();
      }
      return image;
    }
  }

  /** They do not fit into the memory of an export. */
  private static final class TooManyImagesException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TooManyImagesException() {
      super(null, null, false, false);
    }
  }
}
