package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;

/** The parameters of {@link GroupOperations#DELETE}. */
public record DeleteGroup(
    @Description("a group's id") String group,
    @Description("the id of who does it") String actor,
    @Description("the least standing that it takes") Needed needed) {

  public DeleteGroup {
    InvalidParameterException.ifNull(group, "group");
    InvalidParameterException.ifNull(actor, "actor");
    InvalidParameterException.ifNull(needed, "needed");
  }
}
