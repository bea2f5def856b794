package io.shindigneo4j.server.procedure;

/**
 * A set of procedures of the plug-in itself; found by {@link java.util.ServiceLoader}, hence public
 * with a constructor without arguments.
 */
public interface ProcedurePack {

  void register(ProcedureRegistry registry);
}
