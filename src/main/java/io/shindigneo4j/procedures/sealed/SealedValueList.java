package io.shindigneo4j.procedures.sealed;

import io.shindigneo4j.schema.sealed.ListSealed;
import io.shindigneo4j.schema.sealed.SealedValue;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.neo4j.graphdb.Transaction;

/** A page of the values that another key has encrypted. Keeps no more of them than the page. */
final class SealedValueList {

  private static final Comparator<SealedValue> ORDER =
      Comparator.comparing(SealedValue::id, IdOrder.ASCENDING);

  private SealedValueList() {}

  static List<SealedValue> call(Transaction transaction, ListSealed parameters) {
    PriorityQueue<SealedValue> page = new PriorityQueue<>(ORDER.reversed());
    new SealedNodes(transaction, parameters.kind())
        .values()
        .filter(value -> !value.isBy(parameters.key()))
        .filter(value -> IdOrder.ASCENDING.compare(value.id(), parameters.after()) > 0)
        .forEach(
            value -> {
              page.add(value);
              if (page.size() > parameters.limit()) {
                page.remove();
              }
            });
    return page.stream().sorted(ORDER).toList();
  }
}
