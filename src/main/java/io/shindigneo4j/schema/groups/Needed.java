package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The least standing that it takes to do something to a group; null where nobody may.
 *
 * @param open in a group that is open
 * @param closed in one that is closed
 */
public record Needed(
    @MayBeAbsent @Description("in a group that is open; absent where nobody may") Standing open,
    @MayBeAbsent @Description("in one that is closed; absent where nobody may") Standing closed) {

  /** Whether this standing is enough. */
  public boolean isMetBy(Standing standing, boolean inClosedGroup) {
    Standing least = inClosedGroup ? closed : open;
    return least != null && standing.compareTo(least) >= 0;
  }
}
