package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.Timestamps;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.api.KernelTransactionImplementation;
import org.neo4j.storageengine.api.PropertySelection;
import org.neo4j.storageengine.api.StoragePropertyCursor;
import org.neo4j.storageengine.api.StorageReader;
import org.neo4j.storageengine.api.StorageRelationshipScanCursor;

/**
 * Relationships as the store has them, whatever the transaction has changed. It needs no second
 * transaction: there may be as many as the database allows. Confined to the transaction's thread.
 */
final class StoredEdges implements AutoCloseable {

  private final StorageReader reader;
  private final StorageRelationshipScanCursor relationship;
  private final StoragePropertyCursor properties;
  private final PropertySelection since;

  /**
   * @param sinceKey the id of the property key
   */
  StoredEdges(KernelTransaction transaction, int sinceKey) {
    reader = ((KernelTransactionImplementation) transaction).newStorageReader();
    relationship =
        reader.allocateRelationshipScanCursor(
            transaction.cursorContext(), transaction.storeCursors(), transaction.memoryTracker());
    properties =
        reader.allocatePropertyCursor(
            transaction.cursorContext(), transaction.storeCursors(), transaction.memoryTracker());
    since = PropertySelection.selection(sinceKey);
  }

  /**
   * Reads a relationship.
   *
   * @throws InconsistentGraphException if there is none
   */
  Edge read(long id, boolean withSince) {
    relationship.single(id);
    if (!relationship.next()) {
      throw new InconsistentGraphException("unknown relationship");
    }
    return new Edge(
        id,
        relationship.sourceNodeReference(),
        relationship.targetNodeReference(),
        withSince ? since() : 0);
  }

  private long since() {
    properties.initRelationshipProperties(relationship, since);
    return properties.next() ? Timestamps.of(properties.propertyValue().asObject()) : 0;
  }

  @Override
  public void close() {
    properties.close();
    relationship.close();
    reader.close();
  }
}
