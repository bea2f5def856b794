package io.shindigneo4j.server.procedure;

import org.neo4j.graphdb.Transaction;

/**
 * Graph code that is called by name. Many threads call it at once, each with its own transaction,
 * which the caller commits or rolls back.
 *
 * @param <P> its parameters
 */
@FunctionalInterface
public interface NativeProcedure<P> {

  /**
   * Does the work.
   *
   * @throws RequestException to fail with a code of its own
   */
  ProcedureResult call(Transaction transaction, P parameters);
}
