package io.shindigneo4j.server.change;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.collections.api.iterator.LongIterator;
import org.eclipse.collections.api.map.primitive.IntObjectMap;
import org.eclipse.collections.api.map.primitive.MutableIntObjectMap;
import org.eclipse.collections.api.set.primitive.MutableIntSet;
import org.eclipse.collections.impl.factory.primitive.IntObjectMaps;
import org.eclipse.collections.impl.factory.primitive.IntSets;
import org.neo4j.collection.diffset.LongDiffSets;
import org.neo4j.graphdb.Direction;
import org.neo4j.storageengine.api.StorageProperty;
import org.neo4j.storageengine.api.txstate.EntityState;
import org.neo4j.storageengine.api.txstate.NodeState;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;
import org.neo4j.storageengine.api.txstate.RelationshipState;
import org.neo4j.values.storable.Value;
import org.neo4j.values.storable.Values;

/** The graph as it will be after the transaction. Confined to the transaction's thread. */
final class ChangedGraph implements GraphSide {

  private static final int[] NO_LABELS = {};

  private final ReadableTransactionState state;
  private final StoredGraph store;
  private final ReadBudget budget;

  ChangedGraph(ReadableTransactionState state, StoredGraph store, ReadBudget budget) {
    this.state = state;
    this.store = store;
    this.budget = budget;
  }

  private boolean isInStore(long node) {
    return !state.nodeIsAddedInThisBatch(node);
  }

  private boolean isGone(long node) {
    return state.nodeIsDeletedInThisBatch(node);
  }

  @Override
  public int[] labels(long node) {
    if (isGone(node)) {
      return NO_LABELS;
    }
    int[] stored = isInStore(node) ? store.labels(node) : NO_LABELS;
    LongDiffSets changed = state.nodeStateLabelDiffSets(node);
    if (changed.isEmpty()) {
      return stored;
    }
    MutableIntSet labels = IntSets.mutable.of(stored);
    changed.getRemoved().forEach(label -> labels.remove((int) label));
    changed.getAdded().forEach(label -> labels.add((int) label));
    return labels.toArray();
  }

  @Override
  public Value value(long node, int key) {
    if (key < 0 || isGone(node)) {
      return Values.NO_VALUE;
    }
    Value changed = state.getNodeState(node).propertyValue(key);
    if (changed != null) {
      return changed;
    }
    return isInStore(node) ? store.value(node, key) : Values.NO_VALUE;
  }

  @Override
  public IntObjectMap<Value> values(long node) {
    MutableIntObjectMap<Value> values = IntObjectMaps.mutable.empty();
    if (!isGone(node)) {
      if (isInStore(node)) {
        values.putAll(store.values(node));
      }
      EntityState changed = state.getNodeState(node);
      changed.removedProperties().forEach(values::remove);
      for (StorageProperty property : changed.addedAndChangedProperties()) {
        values.put(property.propertyKeyId(), property.value());
      }
    }
    return values;
  }

  @Override
  public List<RelationshipReference> relationships(long node, int type, Direction direction) {
    List<RelationshipReference> relationships = new ArrayList<>();
    if (type >= 0 && !isGone(node)) {
      if (isInStore(node)) {
        addKept(store.relationships(node, type, direction), relationships);
      }
      addNew(state.getNodeState(node), node, type, direction, relationships);
    }
    return relationships;
  }

  @Override
  public List<RelationshipReference> relationshipsTo(
      long node, int type, Direction direction, long other) {
    List<RelationshipReference> relationships = new ArrayList<>();
    if (type >= 0 && !isGone(node)) {
      if (isInStore(node)) {
        addKept(store.relationshipsTo(node, type, direction, other), relationships);
      }
      addNew(state.getNodeState(node), node, type, direction, relationships);
      relationships.removeIf(relationship -> relationship.other() != other);
    }
    return relationships;
  }

  private void addKept(
      List<RelationshipReference> stored, List<RelationshipReference> relationships) {
    for (RelationshipReference relationship : stored) {
      if (!state.relationshipIsDeletedInThisBatch(relationship.id())) {
        relationships.add(relationship);
      }
    }
  }

  private void addNew(
      NodeState changed,
      long node,
      int type,
      Direction direction,
      List<RelationshipReference> relationships) {
    LongIterator added = changed.getAddedRelationships(direction, type);
    while (added.hasNext()) {
      budget.take(1);
      long id = added.next();
      Ends ends = ends(id);
      relationships.add(
          new RelationshipReference(id, ends.start() == node ? ends.end() : ends.start()));
    }
  }

  /** The ends of a relationship that the transaction has made. */
  Ends ends(long made) {
    RelationshipState relationship = state.getRelationshipState(made);
    return new Ends(relationship.getStartNodeId(), relationship.getEndNodeId());
  }

  @Override
  public Value relationshipValue(long id, int key) {
    Value changed = key < 0 ? null : state.getRelationshipState(id).propertyValue(key);
    if (changed != null) {
      return changed;
    }
    return state.relationshipIsAddedInThisBatch(id)
        ? Values.NO_VALUE
        : store.relationshipValue(id, key);
  }
}
