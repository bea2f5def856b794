package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;

/** The parameters of {@link GroupOperations#CHANGE_ROLE}. */
public record ChangeRole(
    @Description("a group's id") String group,
    @Description("the id of who does it") String actor,
    @Description("the lowest role that may do it") RequiredRole needed,
    @Description("a person's id") String person,
    @Description("what the person becomes: member, admin or owner") GroupRole role) {

  public ChangeRole {
    if (role.compareTo(GroupRole.MEMBER) < 0) {
      throw new InvalidParameterException("role must be member, admin or owner");
    }
  }
}
