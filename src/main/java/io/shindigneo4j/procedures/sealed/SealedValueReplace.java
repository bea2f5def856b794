package io.shindigneo4j.procedures.sealed;

import io.shindigneo4j.schema.sealed.SealedOperations.ReplaceSealed;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedChange;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedReplacement;
import java.util.List;
import org.neo4j.graphdb.Transaction;

/** Replaces values, but for those that were changed meanwhile. */
final class SealedValueReplace {

  private SealedValueReplace() {}

  static SealedChange call(Transaction transaction, ReplaceSealed parameters) {
    SealedNodes nodes = new SealedNodes(transaction, parameters.kind());
    long replaced = 0;
    for (SealedReplacement value : parameters.values()) {
      List<String> expected = List.of(value.from(), value.to());
      if (nodes.replace(value.id(), expected, value.to())) {
        replaced++;
      }
    }
    return new SealedChange(replaced);
  }
}
