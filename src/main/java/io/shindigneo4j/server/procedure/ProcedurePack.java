package io.shindigneo4j.server.procedure;

/**
 * A set of procedures; found by {@link java.util.ServiceLoader}, hence public with a constructor
 * without arguments.
 */
public interface ProcedurePack {

  void register(ProcedureRegistry registry);
}
