package io.shindigneo4j.schema.organization;

/** The result of {@link OrganizationOperations#SET_MANAGER}. */
public record ManagerChange(ManagerOutcome outcome) {}
