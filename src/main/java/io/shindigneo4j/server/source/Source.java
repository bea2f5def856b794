package io.shindigneo4j.server.source;

import io.shindigneo4j.server.procedure.RegisteredProcedure;
import java.util.List;
import org.neo4j.graphdb.GraphDatabaseService;

/**
 * What one file brings, as it was when it was loaded. It is started, retired and closed once each,
 * in this order; it may be closed without the others. For one thread at a time, but for the calls.
 */
public interface Source extends AutoCloseable {

  /** As operators know it, such as {@code pack hello.jar}. */
  String origin();

  /** With the gate that {@link #retire} closes. */
  List<RegisteredProcedure> procedures();

  /**
   * Before the first call.
   *
   * @throws SourceException where it cannot be used
   */
  default void start() {}

  /**
   * Looks whether it can do its work there; asked once the database may be used.
   *
   * @throws SourceException where it cannot
   */
  default void check(GraphDatabaseService database) {}

  /** Lets no more calls in. */
  void retire();

  /** Whether it is retired and no call is under way. */
  boolean isDeserted();

  /** Leaves nothing behind. */
  @Override
  default void close() {}
}
