package io.shindigneo4j.schema.groups;

/**
 * The least standing that it takes to do something to a group; null where nobody may.
 *
 * @param open in a group that is open
 * @param closed in one that is closed
 */
public record Needed(Standing open, Standing closed) {

  /** Whether this standing is enough. */
  public boolean isMetBy(Standing standing, boolean inClosedGroup) {
    Standing least = inClosedGroup ? closed : open;
    return least != null && standing.compareTo(least) >= 0;
  }
}
