package io.shindigneo4j.schema.organization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;

/** The parameters of {@link OrganizationOperations#SET_MANAGER}. */
public record SetManager(
    @Description("a person's id") String person,
    @Description("the id of the new manager") String manager,
    @Description("now, in milliseconds since 1970") long now) {

  public SetManager {
    if (person.equals(manager)) {
      throw new InvalidParameterException("nobody manages themselves");
    }
  }
}
