package io.shindigneo4j.procedures.sealed;

import io.shindigneo4j.schema.sealed.SealedOperations.ListSealed;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedValue;
import java.util.List;
import java.util.stream.Stream;
import org.neo4j.graphdb.Transaction;

/** A page of the values that another key has encrypted. Reads no further than the page. */
final class SealedValueList {

  private SealedValueList() {}

  static List<SealedValue> call(Transaction transaction, ListSealed parameters) {
    SealedNodes nodes = new SealedNodes(transaction, parameters.kind());
    try (Stream<SealedValue> values = nodes.valuesAfter(parameters.after())) {
      return values
          .filter(value -> !value.isBy(parameters.key()))
          .limit(parameters.limit())
          .toList();
    }
  }
}
