package io.shindigneo4j.schema.organization;

import java.util.Locale;

/** What has become of {@link OrganizationOperations#SET_MANAGER}. */
public enum ManagerOutcome {
  DONE,

  /** One of the two is unknown. */
  UNKNOWN,

  /** The manager reports to the person, directly or by way of others. */
  CIRCLE;

  /** As it stands in an answer. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static ManagerOutcome of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
