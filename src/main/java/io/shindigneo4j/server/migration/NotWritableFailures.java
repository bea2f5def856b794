package io.shindigneo4j.server.migration;

import java.util.Set;
import java.util.stream.Stream;
import org.neo4j.kernel.api.exceptions.Status;

/** Recognizes failures to write to a database that this server can only read. */
public final class NotWritableFailures {

  private static final Set<Status> REASONS =
      Set.of(
          Status.Cluster.NotALeader,
          Status.General.ForbiddenOnReadOnlyDatabase,
          Status.General.WriteOnReadOnlyAccessDatabase);

  private NotWritableFailures() {}

  public static boolean isCauseOf(Throwable failure) {
    return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
        .anyMatch(cause -> cause instanceof Status.HasStatus has && REASONS.contains(has.status()));
  }
}
