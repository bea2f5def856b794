package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * Who looks, and how far.
 *
 * @param viewer a person's id; null for somebody who is not known, who sees no closed group
 */
public record Viewpoint(String viewer, Reach reach) {

  public Viewpoint {
    InvalidParameterException.ifNull(reach, "reach");
  }

  /** Sees everybody, and the closed groups that this person belongs to. */
  public static Viewpoint of(String viewer) {
    return new Viewpoint(viewer, Reach.EVERYBODY);
  }
}
