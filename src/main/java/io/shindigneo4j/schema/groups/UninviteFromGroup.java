package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * The parameters of {@link GroupOperations#UNINVITE}.
 *
 * @param needed for an invitation to somebody else
 * @param person who is invited
 */
public record UninviteFromGroup(String group, String actor, Needed needed, String person) {

  public UninviteFromGroup {
    InvalidParameterException.ifNull(group, "group");
    InvalidParameterException.ifNull(actor, "actor");
    InvalidParameterException.ifNull(needed, "needed");
    InvalidParameterException.ifNull(person, "person");
  }
}
