package io.shindigneo4j.procedures.sealed;

import io.shindigneo4j.schema.sealed.SealedOperations;
import io.shindigneo4j.schema.sealed.SealedOperations.CountSealed;
import io.shindigneo4j.schema.sealed.SealedOperations.ListSealed;
import io.shindigneo4j.schema.sealed.SealedOperations.ReplaceSealed;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedChange;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedCount;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedReplacement;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedValue;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.List;
import java.util.stream.Stream;
import org.neo4j.graphdb.Transaction;

/** The operations on encrypted values by their names. */
public final class SealedProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(SealedOperations.COUNT, SealedProcedures::countSealedValues);
    registry.register(SealedOperations.LIST, SealedProcedures::listSealedValues);
    registry.register(SealedOperations.REPLACE, SealedProcedures::replaceSealedValues);
  }

  /** How many values need a key. */
  private static SealedCount countSealedValues(Transaction transaction, CountSealed parameters) {
    return new SealedCount(
        new SealedNodes(transaction, parameters.kind())
            .values()
            .filter(value -> value.isBy(parameters.key()))
            .count());
  }

  /** A page of the values that another key has encrypted. Reads no further than the page. */
  private static List<SealedValue> listSealedValues(
      Transaction transaction, ListSealed parameters) {
    SealedNodes nodes = new SealedNodes(transaction, parameters.kind());
    try (Stream<SealedValue> values = nodes.valuesAfter(parameters.after())) {
      return values
          .filter(value -> !value.isBy(parameters.key()))
          .limit(parameters.limit())
          .toList();
    }
  }

  /** Replaces values, but for those that were changed meanwhile. */
  private static SealedChange replaceSealedValues(
      Transaction transaction, ReplaceSealed parameters) {
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
