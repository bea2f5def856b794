package io.shindigneo4j.server.procedure;

import org.neo4j.graphdb.Transaction;

/**
 * The native execution of an operation. Called by many threads at once, each with a transaction of
 * its own, which the caller commits or rolls back.
 *
 * @param <P> its parameters
 * @param <R> its result
 */
@FunctionalInterface
public interface NativeOperation<P, R> {

  /**
   * Does the work.
   *
   * @throws RequestException to fail with a code of its own
   */
  R run(Transaction transaction, P parameters);
}
