package io.shindigneo4j.server.export;

import org.eclipse.collections.api.map.primitive.MutableIntObjectMap;
import org.eclipse.collections.api.set.primitive.MutableIntSet;
import org.eclipse.collections.impl.factory.primitive.IntObjectMaps;
import org.eclipse.collections.impl.factory.primitive.IntSets;
import org.neo4j.collection.diffset.LongDiffSets;
import org.neo4j.storageengine.api.StorageProperty;
import org.neo4j.storageengine.api.txstate.EntityState;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;
import org.neo4j.storageengine.api.txstate.RelationshipState;
import org.neo4j.values.storable.Value;

/**
 * Nodes and relationships as they will be after a transaction. It holds the locks of all that it
 * has changed until its commit has been heard of. Confined to the transaction's thread.
 */
final class ChangedEntities {

  private static final int[] NO_LABELS = {};

  private final ReadableTransactionState state;
  private final EntityReader store;

  ChangedEntities(ReadableTransactionState state, EntityReader store) {
    this.state = state;
    this.store = store;
  }

  /** Null for one that is deleted. */
  Content.OfNode node(long id) {
    if (state.nodeIsDeletedInThisBatch(id)) {
      return null;
    }
    Content.OfNode before = state.nodeIsAddedInThisBatch(id) ? null : store.node(id);
    return new Content.OfNode(labels(id, before), properties(state.getNodeState(id), before));
  }

  private int[] labels(long id, Content.OfNode before) {
    LongDiffSets changed = state.nodeStateLabelDiffSets(id);
    MutableIntSet labels = IntSets.mutable.of(before == null ? NO_LABELS : before.labels());
    changed.getRemoved().forEach(label -> labels.remove((int) label));
    changed.getAdded().forEach(label -> labels.add((int) label));
    return labels.toArray();
  }

  /** Null for one that is deleted. */
  Content.OfRelationship relationship(long id) {
    if (state.relationshipIsDeletedInThisBatch(id)) {
      return null;
    }
    RelationshipState changed = state.getRelationshipState(id);
    if (state.relationshipIsAddedInThisBatch(id)) {
      return new Content.OfRelationship(
          changed.getType(),
          changed.getStartNodeId(),
          changed.getEndNodeId(),
          properties(changed, null));
    }
    Content.OfRelationship before = store.relationship(id);
    return new Content.OfRelationship(
        before.type(), before.start(), before.end(), properties(changed, before));
  }

  private static MutableIntObjectMap<Value> properties(EntityState changed, Content before) {
    MutableIntObjectMap<Value> values = IntObjectMaps.mutable.empty();
    if (before != null) {
      values.putAll(before.properties());
    }
    changed.removedProperties().forEach(values::remove);
    for (StorageProperty property : changed.addedAndChangedProperties()) {
      values.put(property.propertyKeyId(), property.value());
    }
    return values;
  }
}
