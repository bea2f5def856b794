package io.shindigneo4j.server.procedure;

import java.util.List;

/**
 * A set of procedures; found by {@link java.util.ServiceLoader}, hence public with a constructor
 * without arguments.
 */
public interface ProcedurePack {

  void register(ProcedureRegistry registry);

  /**
   * Schema commands in Cypher that a database needs before the procedures are called; each may run
   * again and again.
   */
  default List<String> schemaCommands() {
    return List.of();
  }
}
