package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * The parameters of {@link GroupOperations#INVITE}.
 *
 * @param person who is invited
 * @param now in milliseconds since 1970
 */
public record InviteToGroup(String group, String actor, Needed needed, String person, long now) {

  public InviteToGroup {
    InvalidParameterException.ifNull(group, "group");
    InvalidParameterException.ifNull(actor, "actor");
    InvalidParameterException.ifNull(needed, "needed");
    InvalidParameterException.ifNull(person, "person");
  }
}
