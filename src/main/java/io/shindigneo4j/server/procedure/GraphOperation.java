package io.shindigneo4j.server.procedure;

/**
 * The native execution of an operation, which may read what is kept in memory. Otherwise as a
 * {@link NativeOperation}.
 *
 * @param <P> its parameters
 * @param <R> its result
 */
@FunctionalInterface
public interface GraphOperation<P, R> {

  /**
   * Does the work.
   *
   * @throws RequestException to fail with a code of its own
   */
  R run(ProcedureContext context, P parameters);
}
