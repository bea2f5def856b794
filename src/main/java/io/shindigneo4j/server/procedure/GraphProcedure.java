package io.shindigneo4j.server.procedure;

/**
 * Graph code that is called by name, and may read the graph in memory. Otherwise as a {@link
 * NativeProcedure}.
 *
 * @param <P> its parameters
 */
@FunctionalInterface
public interface GraphProcedure<P> {

  /**
   * Does the work.
   *
   * @throws RequestException to fail with a code of its own
   */
  ProcedureResult call(ProcedureContext context, P parameters);
}
