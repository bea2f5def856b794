package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The viewer, and how much of the graph the viewer may see.
 *
 * @param viewer a person's id; null for somebody who is not known, who sees no closed group
 */
public record Viewpoint(
    @MayBeAbsent @Description("a person's id; absent for somebody who is not known") String viewer,
    @Description("how far this viewer sees") Reach reach) {

  /** Sees everybody, and the closed groups that this person belongs to. */
  public static Viewpoint of(String viewer) {
    return new Viewpoint(viewer, Reach.EVERYBODY);
  }

  /**
   * The part of the graph that a viewer may see; each constant allows less than the one before it.
   */
  public enum Reach {
    EVERYBODY,
    /** Themselves and their friends. */
    FRIENDS,
    /** Themselves alone. */
    SELF
  }
}
