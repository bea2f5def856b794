package io.shindigneo4j.schema.notifications;

import java.util.Locale;

/** What a person is notified of, and has a mark for. Messages have a status each instead. */
public enum NotificationKind {
  /** Requests for friendship. */
  REQUESTS,

  /** Invitations into groups. */
  INVITATIONS;

  /** As it stands in the graph and in requests. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
