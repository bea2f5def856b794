package io.shindigneo4j.opensocial.graph;

import io.shindigneo4j.opensocial.people.SocialPerson;

/** A person with the distance from the user, in friendships. */
public final class NearPerson extends SocialPerson {

  private Long distance;

  /** How many friendships lead to the person. */
  public Long getDistance() {
    return distance;
  }

  public void setDistance(Long distance) {
    this.distance = distance;
  }
}
