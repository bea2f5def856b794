package io.shindigneo4j.server.procedure;

import io.shindigneo4j.schema.Operation;

/**
 * A procedure with its own description, as packs bind it. Many threads call one instance at once.
 *
 * @param <P> the record of its parameters
 */
public interface Procedure<P extends Record> extends GraphProcedure<P> {

  /** Its name, its description and its parameters. Never null, and always the same. */
  Operation<P, ?> operation();

  /** Its version, such as {@code 1.2}. Never null, and always the same. */
  String version();
}
