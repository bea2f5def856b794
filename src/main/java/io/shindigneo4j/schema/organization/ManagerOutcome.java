package io.shindigneo4j.schema.organization;

/** The outcome of {@link OrganizationOperations#SET_MANAGER}. */
public enum ManagerOutcome {
  DONE,

  /** One of the two is unknown. */
  UNKNOWN,

  /** The manager reports to the person, directly or by way of others. */
  CIRCLE
}
