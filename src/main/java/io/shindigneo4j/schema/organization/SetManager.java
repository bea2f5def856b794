package io.shindigneo4j.schema.organization;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * The parameters of {@link OrganizationOperations#SET_MANAGER}.
 *
 * @param now in milliseconds since 1970
 */
public record SetManager(String person, String manager, long now) {

  public SetManager {
    InvalidParameterException.ifNull(person, "person");
    InvalidParameterException.ifNull(manager, "manager");
    if (person.equals(manager)) {
      throw new InvalidParameterException("nobody manages themselves");
    }
  }
}
