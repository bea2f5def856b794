package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The lowest role that may do something to a group; null if nobody may.
 *
 * @param open in a group that is open
 * @param closed in one that is closed
 */
public record RequiredRole(
    @MayBeAbsent @Description("in a group that is open; absent where nobody may") GroupRole open,
    @MayBeAbsent @Description("in one that is closed; absent where nobody may") GroupRole closed) {

  /** Whether this role is enough. */
  public boolean isMetBy(GroupRole role, boolean inClosedGroup) {
    GroupRole least = inClosedGroup ? closed : open;
    return least != null && role.compareTo(least) >= 0;
  }
}
