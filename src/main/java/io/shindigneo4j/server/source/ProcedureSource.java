package io.shindigneo4j.server.source;

import io.shindigneo4j.server.procedure.RegisteredProcedure;
import java.util.List;
import org.neo4j.graphdb.GraphDatabaseService;

/**
 * The procedures of one version of a file. It is started, retired and closed once each, in this
 * order; it may be closed without the others. Confined to one thread at a time, except for calls.
 */
public interface ProcedureSource extends AutoCloseable {

  /** Its name for operators, such as {@code pack hello.jar}. */
  String origin();

  /** The procedures, with the reference count that {@link #retire} closes. */
  List<RegisteredProcedure> procedures();

  /**
   * Called before the first call of a procedure.
   *
   * @throws ProcedureSourceException if it cannot be used
   */
  default void start() {}

  /**
   * Checks that the procedures work with a database. Called when that is available.
   *
   * @throws ProcedureSourceException if they do not
   */
  default void check(GraphDatabaseService database) {}

  /** Allows no further calls. */
  void retire();

  /** Whether it is retired and no call is running. */
  boolean isUnused();

  /** Releases all resources. */
  @Override
  default void close() {}
}
