package io.shindigneo4j.opensocial.sealed;

import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.sealed.SealedKind;
import io.shindigneo4j.schema.sealed.SealedOperations;
import io.shindigneo4j.schema.sealed.SealedOperations.CountSealed;
import io.shindigneo4j.schema.sealed.SealedOperations.ListSealed;
import io.shindigneo4j.schema.sealed.SealedOperations.ReplaceSealed;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedChange;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedCount;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedReplacement;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedValue;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * What the graph has encrypted, for whoever encrypts it again. The futures complete as those of
 * {@link OperationRunner#run}; all reads are of the leader, which has what others have just
 * written. Safe for use by many threads.
 */
public final class SealedStore {

  private final OperationRunner operations;

  public SealedStore(OperationRunner operations) {
    this.operations = operations;
  }

  /** How many values of a kind need the key of this name. */
  public CompletableFuture<Long> count(SealedKind kind, String key) {
    return operations
        .readAtLeader(SealedOperations.COUNT, new CountSealed(kind, key))
        .thenApply(SealedCount::count);
  }

  /**
   * A page of the values of a kind that need another key than the one of this name, in order of id.
   * There is another page if this one has {@link SealedOperations#MAX_VALUES}.
   *
   * @param after the id of the last value of the page before; empty for the first page
   */
  public CompletableFuture<List<SealedValue>> list(
      SealedKind kind, String key, List<String> after) {
    return operations.readAtLeader(
        SealedOperations.LIST, new ListSealed(kind, key, after, SealedOperations.MAX_VALUES));
  }

  /**
   * Replaces values, but for those that others have changed or deleted.
   *
   * @return how many are now as they were to be
   */
  public CompletableFuture<Long> replace(SealedKind kind, List<SealedReplacement> values) {
    return operations
        .run(SealedOperations.REPLACE, new ReplaceSealed(kind, values))
        .thenApply(SealedChange::replaced);
  }
}
