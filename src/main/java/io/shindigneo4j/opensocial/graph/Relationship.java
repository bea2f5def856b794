package io.shindigneo4j.opensocial.graph;

import io.shindigneo4j.opensocial.xml.ElementName;

/** The distance between two people, and the numbers of their friends. */
@ElementName("relationship")
public final class Relationship {

  private Long distance;
  private Long commonFriends;
  private Long friends;
  private Long otherFriends;

  /** How many friendships lead from the one to the other; null if no way is short enough. */
  public Long getDistance() {
    return distance;
  }

  public void setDistance(Long distance) {
    this.distance = distance;
  }

  /** How many friends the two have in common. */
  public Long getCommonFriends() {
    return commonFriends;
  }

  public void setCommonFriends(Long commonFriends) {
    this.commonFriends = commonFriends;
  }

  /** How many friends the one has. */
  public Long getFriends() {
    return friends;
  }

  public void setFriends(Long friends) {
    this.friends = friends;
  }

  /** How many friends the other has. */
  public Long getOtherFriends() {
    return otherFriends;
  }

  public void setOtherFriends(Long otherFriends) {
    this.otherFriends = otherFriends;
  }
}
