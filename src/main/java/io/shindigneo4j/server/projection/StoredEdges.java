package io.shindigneo4j.server.projection;

import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.api.KernelTransactionImplementation;
import org.neo4j.storageengine.api.StorageReader;
import org.neo4j.storageengine.api.StorageRelationshipScanCursor;

/**
 * Relationships as the store has them, whatever the transaction has changed. It needs no second
 * transaction: there may be as many as the database allows. Confined to the transaction's thread.
 */
final class StoredEdges implements AutoCloseable {

  private final StorageReader reader;
  private final StorageRelationshipScanCursor relationship;

  StoredEdges(KernelTransaction transaction) {
    reader = ((KernelTransactionImplementation) transaction).newStorageReader();
    relationship =
        reader.allocateRelationshipScanCursor(
            transaction.cursorContext(), transaction.storeCursors(), transaction.memoryTracker());
  }

  /**
   * Reads a relationship.
   *
   * @throws InconsistentGraphException if there is none
   */
  Edge read(long id) {
    relationship.single(id);
    if (!relationship.next()) {
      throw new InconsistentGraphException("unknown relationship");
    }
    return new Edge(id, relationship.sourceNodeReference(), relationship.targetNodeReference());
  }

  @Override
  public void close() {
    relationship.close();
    reader.close();
  }
}
