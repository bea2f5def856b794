package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Operation;

/** What can be done with groups. */
public final class GroupOperations {

  /**
   * The groups that a person owns or is in; naturally by id. One record: {@code total}, the number
   * of all that match, and {@code groups}, a list of maps of {@code values}; no record for an
   * unknown person.
   */
  public static final Operation<ListGroups> LIST = Operation.read("groups.list", ListGroups.class);

  private GroupOperations() {}
}
