package io.shindigneo4j.server.procedure;

import io.shindigneo4j.schema.Operation;

/**
 * A procedure that says itself what it is: what a pack binds. One instance is called by many
 * threads at once.
 *
 * @param <P> the record of its parameters
 */
public interface Procedure<P extends Record> extends GraphProcedure<P> {

  /** Its name, what it does, and its parameters. Never null, and the same at each call. */
  Operation<P, ?> operation();

  /** Of what it does, such as {@code 1.2}. Never null, and the same at each call. */
  String version();
}
