package io.shindigneo4j.server.migration;

import org.neo4j.kernel.api.exceptions.Status;

/** Recognizes what fails because transactions have taken all of Neo4j's memory for them. */
final class MemoryFailures {

  private MemoryFailures() {}

  static boolean areCauseOf(Throwable failure) {
    for (Throwable reason = failure; reason != null; reason = reason.getCause()) {
      if (reason instanceof Status.HasStatus known
          && known.status() == Status.General.MemoryPoolOutOfMemoryError) {
        return true;
      }
    }
    return false;
  }
}
