package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * The parameters of {@link GroupOperations#REMOVE}.
 *
 * @param needed for a plain member other than the actor
 * @param neededForLeaders for an admin or owner other than the actor
 */
public record RemoveMember(
    String group, String actor, Needed needed, Needed neededForLeaders, String person) {

  public RemoveMember {
    InvalidParameterException.ifNull(group, "group");
    InvalidParameterException.ifNull(actor, "actor");
    InvalidParameterException.ifNull(needed, "needed");
    InvalidParameterException.ifNull(neededForLeaders, "neededForLeaders");
    InvalidParameterException.ifNull(person, "person");
  }
}
