package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.InvalidParameterException;

/** The parameters of {@link GroupOperations#DELETE}. */
public record DeleteGroup(String group, String actor, Needed needed) {

  public DeleteGroup {
    InvalidParameterException.ifNull(group, "group");
    InvalidParameterException.ifNull(actor, "actor");
    InvalidParameterException.ifNull(needed, "needed");
  }
}
