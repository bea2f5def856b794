package io.shindigneo4j.schema.organization;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * The parameters of {@link OrganizationOperations#REMOVE_MANAGER}.
 *
 * @param manager only if it is this person; null for whoever it is
 */
public record RemoveManager(String person, String manager) {

  public RemoveManager {
    InvalidParameterException.ifNull(person, "person");
  }
}
