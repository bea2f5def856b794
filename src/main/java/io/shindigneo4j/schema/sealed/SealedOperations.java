package io.shindigneo4j.schema.sealed;

import static io.shindigneo4j.schema.ResultType.many;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import java.util.List;

/**
 * The operations on what the graph has encrypted, for whoever encrypts it again by another key. A
 * value begins with the name of its key and a dot.
 */
public final class SealedOperations {

  /** How many values are listed or replaced at a time, at most. */
  public static final int MOST_VALUES = 500;

  /** How many values need a key. */
  public static final Operation<CountSealed, SealedCount> COUNT =
      Operation.read(
          "sealed.count",
          "How many encrypted values of a kind need a key.",
          CountSealed.class,
          one(SealedCount.class));

  /**
   * The values that another key has encrypted, in order of id. The first text of an id is compared
   * by code point, in the order of its index, others and those of services by UTF-16.
   */
  public static final Operation<ListSealed, List<SealedValue>> LIST =
      Operation.read(
          "sealed.list",
          "The encrypted values of a kind that need another key, in order of id.",
          ListSealed.class,
          many(SealedValue.class));

  /** Puts values that are encrypted anew in the place of those that were read. */
  public static final Operation<ReplaceSealed, SealedChange> REPLACE =
      Operation.repeatableWrite(
          "sealed.replace",
          "Replaces encrypted values of a kind, each if it is still the same.",
          ReplaceSealed.class,
          one(SealedChange.class));

  private SealedOperations() {}
}
