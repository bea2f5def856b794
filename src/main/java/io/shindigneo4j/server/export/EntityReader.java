package io.shindigneo4j.server.export;

import java.util.function.Consumer;
import org.eclipse.collections.api.list.primitive.MutableLongList;
import org.eclipse.collections.api.map.primitive.MutableIntObjectMap;
import org.eclipse.collections.impl.factory.primitive.IntObjectMaps;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.api.KernelTransactionImplementation;
import org.neo4j.storageengine.api.AllNodeScan;
import org.neo4j.storageengine.api.AllRelationshipsScan;
import org.neo4j.storageengine.api.PropertySelection;
import org.neo4j.storageengine.api.StorageEntityCursor;
import org.neo4j.storageengine.api.StorageNodeCursor;
import org.neo4j.storageengine.api.StoragePropertyCursor;
import org.neo4j.storageengine.api.StorageReader;
import org.neo4j.storageengine.api.StorageRelationshipScanCursor;
import org.neo4j.values.storable.Value;

/**
 * Reads nodes and relationships as the store has them, whatever the transaction has changed and
 * whoever runs it. Confined to the transaction's thread.
 */
final class EntityReader implements AutoCloseable {

  /** How many ids a scan gives at a time. */
  private static final long BATCH = 1024;

  private final StorageReader reader;
  private final StorageNodeCursor node;
  private final StorageRelationshipScanCursor relationship;
  private final StoragePropertyCursor property;

  EntityReader(KernelTransaction transaction) {
    reader = ((KernelTransactionImplementation) transaction).newStorageReader();
    node =
        reader.allocateNodeCursor(
            transaction.cursorContext(), transaction.storeCursors(), transaction.memoryTracker());
    relationship =
        reader.allocateRelationshipScanCursor(
            transaction.cursorContext(), transaction.storeCursors(), transaction.memoryTracker());
    property =
        reader.allocatePropertyCursor(
            transaction.cursorContext(), transaction.storeCursors(), transaction.memoryTracker());
  }

  /** Begins to go through all nodes; readers of later transactions go on with it. */
  AllNodeScan nodes() {
    return reader.allNodeScan();
  }

  /** The same of relationships. */
  AllRelationshipsScan relationships() {
    return reader.allRelationshipScan();
  }

  /** Adds the next ids. False at the end. */
  boolean nextNodes(AllNodeScan scan, MutableLongList ids) {
    return node.scanBatch(scan, BATCH) && addAll(node, ids);
  }

  /** Adds the next ids. False at the end. */
  boolean nextRelationships(AllRelationshipsScan scan, MutableLongList ids) {
    return relationship.scanBatch(scan, BATCH) && addAll(relationship, ids);
  }

  private static boolean addAll(StorageEntityCursor cursor, MutableLongList ids) {
    while (cursor.next()) {
      ids.add(cursor.entityReference());
    }
    return true;
  }

  /** Null where there is none. */
  Content.OfNode node(long id) {
    node.single(id);
    return node.next()
        ? new Content.OfNode(
            node.labels(),
            properties(cursor -> cursor.initNodeProperties(node, PropertySelection.ALL_PROPERTIES)))
        : null;
  }

  /** Null where there is none. */
  Content.OfRelationship relationship(long id) {
    relationship.single(id);
    return relationship.next()
        ? new Content.OfRelationship(
            relationship.type(),
            relationship.sourceNodeReference(),
            relationship.targetNodeReference(),
            properties(
                cursor ->
                    cursor.initRelationshipProperties(
                        relationship, PropertySelection.ALL_PROPERTIES)))
        : null;
  }

  private MutableIntObjectMap<Value> properties(Consumer<StoragePropertyCursor> position) {
    MutableIntObjectMap<Value> all = IntObjectMaps.mutable.empty();
    position.accept(property);
    while (property.next()) {
      all.put(property.propertyKey(), property.propertyValue());
    }
    return all;
  }

  @Override
  public void close() {
    property.close();
    relationship.close();
    node.close();
    reader.close();
  }
}
