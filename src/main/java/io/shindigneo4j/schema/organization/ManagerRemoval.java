package io.shindigneo4j.schema.organization;

/**
 * The result of {@link OrganizationOperations#REMOVE_MANAGER}.
 *
 * @param removed false if there was no such manager
 */
public record ManagerRemoval(boolean removed) {}
