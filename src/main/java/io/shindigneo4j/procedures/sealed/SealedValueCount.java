package io.shindigneo4j.procedures.sealed;

import io.shindigneo4j.schema.sealed.SealedOperations.CountSealed;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedCount;
import org.neo4j.graphdb.Transaction;

/** How many values need a key. */
final class SealedValueCount {

  private SealedValueCount() {}

  static SealedCount call(Transaction transaction, CountSealed parameters) {
    return new SealedCount(
        new SealedNodes(transaction, parameters.kind())
            .values()
            .filter(value -> value.isBy(parameters.key()))
            .count());
  }
}
