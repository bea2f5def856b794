package io.shindigneo4j.opensocial.graph;

import io.shindigneo4j.opensocial.people.SocialPerson;
import java.util.List;
import org.apache.shindig.social.opensocial.model.Person;

/** A recommended person, with the reasons for the recommendation. */
public final class RecommendedPerson extends SocialPerson {

  private Long score;
  private Long commonFriends;
  private List<Person> examples;

  /** As of the {@link io.shindigneo4j.schema.graph.RecommendationOperations.Ranking}. */
  public Long getScore() {
    return score;
  }

  public void setScore(Long score) {
    this.score = score;
  }

  /** How many friends the two have in common. */
  public Long getCommonFriends() {
    return commonFriends;
  }

  public void setCommonFriends(Long commonFriends) {
    this.commonFriends = commonFriends;
  }

  /** Some of the common friends, with id and name. */
  public List<Person> getExamples() {
    return examples;
  }

  public void setExamples(List<Person> examples) {
    this.examples = examples;
  }
}
