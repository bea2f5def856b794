package io.shindigneo4j.server.commit;

import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;

/**
 * Reads what a transaction will change, on its thread, before it is committed.
 *
 * @param <D> what was read
 */
@FunctionalInterface
public interface ChangeReader<D> {

  /** Reads the changes; where it throws, they are unknown, and the transaction goes on. */
  D read(ReadableTransactionState state, KernelTransaction transaction);
}
