package io.shindigneo4j.server.procedure;

/**
 * Registers a set of built-in procedures. Found by {@link java.util.ServiceLoader}: implementations
 * are public and have a public constructor without arguments.
 */
public interface ProcedurePack {

  void register(ProcedureRegistry registry);
}
