package io.shindigneo4j.server.change;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.collections.api.map.primitive.IntObjectMap;
import org.eclipse.collections.api.map.primitive.MutableIntObjectMap;
import org.eclipse.collections.impl.factory.primitive.IntObjectMaps;
import org.neo4j.graphdb.Direction;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.api.KernelTransactionImplementation;
import org.neo4j.storageengine.api.PropertySelection;
import org.neo4j.storageengine.api.RelationshipSelection;
import org.neo4j.storageengine.api.StorageNodeCursor;
import org.neo4j.storageengine.api.StoragePropertyCursor;
import org.neo4j.storageengine.api.StorageReader;
import org.neo4j.storageengine.api.StorageRelationshipScanCursor;
import org.neo4j.storageengine.api.StorageRelationshipTraversalCursor;
import org.neo4j.values.storable.Value;
import org.neo4j.values.storable.Values;

/**
 * The graph as the store has it, whatever the transaction has changed and whoever runs it. It needs
 * no second transaction. Opens what it reads with when that is needed. Confined to the
 * transaction's thread.
 */
final class StoredGraph implements GraphSide, AutoCloseable {

  private static final int[] NO_LABELS = {};

  /** How many relationships that lead elsewhere cost a step. */
  private static final int PASSED_IN_A_STEP = 64;

  private final KernelTransaction transaction;
  private final ReadBudget budget;

  /** All null until they are needed. */
  private StorageReader reader;

  private StorageNodeCursor node;

  /** The node at which its cursor is; {@link #NONE} for none. */
  private long atNode = NONE;

  /** Of that node: its labels, null until they are read, and the properties that have been. */
  private int[] labels;

  private final MutableIntObjectMap<Value> values = IntObjectMaps.mutable.empty();

  private StoragePropertyCursor property;
  private StorageRelationshipScanCursor relationship;
  private StorageRelationshipTraversalCursor traversal;

  StoredGraph(KernelTransaction transaction, ReadBudget budget) {
    this.transaction = transaction;
    this.budget = budget;
  }

  private StorageReader reader() {
    if (reader == null) {
      reader = ((KernelTransactionImplementation) transaction).newStorageReader();
    }
    return reader;
  }

  private StoragePropertyCursor property() {
    if (property == null) {
      property =
          reader()
              .allocatePropertyCursor(
                  transaction.cursorContext(),
                  transaction.storeCursors(),
                  transaction.memoryTracker());
    }
    return property;
  }

  private boolean isAtNode(long id) {
    budget.take(1);
    if (node == null) {
      node =
          reader()
              .allocateNodeCursor(
                  transaction.cursorContext(),
                  transaction.storeCursors(),
                  transaction.memoryTracker());
    }
    if (id != atNode) {
      labels = null;
      values.clear();
      node.single(id);
      atNode = node.next() ? id : NONE;
    }
    return atNode != NONE;
  }

  private boolean isAtRelationship(long id) {
    budget.take(1);
    if (relationship == null) {
      relationship =
          reader()
              .allocateRelationshipScanCursor(
                  transaction.cursorContext(),
                  transaction.storeCursors(),
                  transaction.memoryTracker());
    }
    relationship.single(id);
    return relationship.next();
  }

  @Override
  public int[] labels(long id) {
    if (!isAtNode(id)) {
      return NO_LABELS;
    }
    if (labels == null) {
      labels = node.labels();
    }
    return labels;
  }

  @Override
  public Value value(long id, int key) {
    return key >= 0 && isAtNode(id)
        ? values.getIfAbsentPutWithKey(key, this::readValue)
        : Values.NO_VALUE;
  }

  private Value readValue(int key) {
    return first(property -> property.initNodeProperties(node, PropertySelection.selection(key)));
  }

  @Override
  public Value relationshipValue(long id, int key) {
    return key >= 0 && isAtRelationship(id)
        ? first(
            property ->
                property.initRelationshipProperties(relationship, PropertySelection.selection(key)))
        : Values.NO_VALUE;
  }

  private Value first(Consumer<StoragePropertyCursor> position) {
    StoragePropertyCursor cursor = property();
    position.accept(cursor);
    return cursor.next() ? cursor.propertyValue() : Values.NO_VALUE;
  }

  @Override
  public IntObjectMap<Value> values(long id) {
    MutableIntObjectMap<Value> all = IntObjectMaps.mutable.empty();
    if (isAtNode(id)) {
      StoragePropertyCursor cursor = property();
      cursor.initNodeProperties(node, PropertySelection.ALL_PROPERTIES);
      while (cursor.next()) {
        all.put(cursor.propertyKey(), cursor.propertyValue());
      }
    }
    return all;
  }

  @Override
  public List<RelationshipReference> relationships(long id, int type, Direction direction) {
    List<RelationshipReference> relationships = new ArrayList<>();
    if (type >= 0 && isAtNode(id)) {
      StorageRelationshipTraversalCursor cursor = traversal();
      node.relationships(cursor, RelationshipSelection.selection(type, direction));
      while (cursor.next()) {
        budget.take(1);
        relationships.add(
            new RelationshipReference(cursor.entityReference(), cursor.neighbourNodeReference()));
      }
    }
    return relationships;
  }

  /** Looking past those that lead elsewhere costs little. */
  @Override
  public List<RelationshipReference> relationshipsTo(
      long id, int type, Direction direction, long other) {
    List<RelationshipReference> relationships = new ArrayList<>();
    if (type >= 0 && isAtNode(id)) {
      StorageRelationshipTraversalCursor cursor = traversal();
      node.relationships(cursor, RelationshipSelection.selection(type, direction));
      for (int looked = 0; cursor.next(); looked++) {
        if (looked % PASSED_IN_A_STEP == 0) {
          budget.take(1);
        }
        if (cursor.neighbourNodeReference() == other) {
          relationships.add(new RelationshipReference(cursor.entityReference(), other));
        }
      }
    }
    return relationships;
  }

  private StorageRelationshipTraversalCursor traversal() {
    if (traversal == null) {
      traversal =
          reader()
              .allocateRelationshipTraversalCursor(
                  transaction.cursorContext(),
                  transaction.storeCursors(),
                  transaction.memoryTracker());
    }
    return traversal;
  }

  /** The ends of a relationship, or null if there is none. */
  Ends ends(long id) {
    return isAtRelationship(id)
        ? new Ends(relationship.sourceNodeReference(), relationship.targetNodeReference())
        : null;
  }

  @Override
  public void close() {
    for (AutoCloseable each :
        new AutoCloseable[] {node, property, relationship, traversal, reader}) {
      close(each);
    }
  }

  private static void close(AutoCloseable opened) {
    if (opened != null) {
      try {
        opened.close();
      } catch (Exception e) { // none of these has one to throw
        throw new IllegalStateException(e);
      }
    }
  }
}
