package io.shindigneo4j.opensocial.graph;

import io.shindigneo4j.opensocial.groups.SocialGroup;
import java.util.List;
import org.apache.shindig.social.opensocial.model.Person;

/** A group with the friends who are members of it. */
public final class RecommendedGroup extends SocialGroup {

  private Long friends;
  private List<Person> examples;

  /** How many friends are in the group. */
  public Long getFriends() {
    return friends;
  }

  public void setFriends(Long friends) {
    this.friends = friends;
  }

  /** Some of these friends, with id and name. */
  public List<Person> getExamples() {
    return examples;
  }

  public void setExamples(List<Person> examples) {
    this.examples = examples;
  }
}
