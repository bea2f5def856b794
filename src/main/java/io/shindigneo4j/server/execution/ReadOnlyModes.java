package io.shindigneo4j.server.execution;

import org.neo4j.internal.kernel.api.security.AccessMode;

/** All that a user may do, except to write, in whatever release of Neo4j. */
final class ReadOnlyModes {

  static final String NAME = "READ ONLY BY REQUEST";

  private static final boolean CALENDAR_RELEASE = CalendarRelease.isPresent();

  private ReadOnlyModes() {}

  static AccessMode of(AccessMode user) {
    return CALENDAR_RELEASE ? CalendarRelease.readOnly(user) : new ReadOnlyMode(user);
  }

  /** The user's own mode, where this one was made here; or else itself. */
  static AccessMode user(AccessMode mode) {
    if (CALENDAR_RELEASE) {
      return CalendarRelease.user(mode);
    }
    return mode instanceof ReadOnlyMode readOnly ? readOnly.user() : mode;
  }

  /** Whether it is such a mode that has forbidden something: Neo4j's message gives its name. */
  static boolean haveForbidden(String message) {
    return message != null && message.contains(NAME);
  }
}
