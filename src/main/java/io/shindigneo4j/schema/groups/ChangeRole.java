package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * The parameters of {@link GroupOperations#CHANGE_ROLE}.
 *
 * @param role what the person becomes: member, admin or owner
 */
public record ChangeRole(String group, String actor, Needed needed, String person, Standing role) {

  public ChangeRole {
    InvalidParameterException.ifNull(group, "group");
    InvalidParameterException.ifNull(actor, "actor");
    InvalidParameterException.ifNull(needed, "needed");
    InvalidParameterException.ifNull(person, "person");
    InvalidParameterException.ifNull(role, "role");
    if (role.compareTo(Standing.MEMBER) < 0) {
      throw new InvalidParameterException("role must be member, admin or owner");
    }
  }
}
