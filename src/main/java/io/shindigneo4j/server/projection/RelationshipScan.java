package io.shindigneo4j.server.projection;

import org.neo4j.graphdb.Transaction;
import org.neo4j.internal.kernel.api.RelationshipScanCursor;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/**
 * All relationships of the store in the order of their ids, page after page, without an object for
 * each. Confined to the transaction's thread.
 */
final class RelationshipScan {

  private final KernelTransaction kernel;
  private final TokenIds tokens;

  /** Takes what the scan comes to. */
  interface Visitor {

    /** A relationship of any type. */
    void reached(long id);

    /** The relationship that was reached is a friendship. */
    void friendship(long from, long to);

    /** The relationship that was reached is a membership. */
    void membership(long from, long to);
  }

  RelationshipScan(Transaction transaction) {
    kernel = ((InternalTransaction) transaction).kernelTransaction();
    tokens = TokenIds.of(kernel.tokenRead());
  }

  void run(Visitor visitor) {
    try (RelationshipScanCursor cursor =
        kernel
            .cursors()
            .allocateRelationshipScanCursor(kernel.cursorContext(), kernel.memoryTracker())) {
      kernel.dataRead().allRelationshipsScan(cursor);
      while (cursor.next()) {
        visitor.reached(cursor.relationshipReference());
        int type = cursor.type();
        if (type == tokens.friendOf()) {
          visitor.friendship(cursor.sourceNodeReference(), cursor.targetNodeReference());
        } else if (type == tokens.memberOf()) {
          visitor.membership(cursor.sourceNodeReference(), cursor.targetNodeReference());
        }
      }
    }
  }
}
