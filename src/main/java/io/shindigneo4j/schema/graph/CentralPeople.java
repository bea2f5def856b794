package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.groups.Outcome;
import java.util.List;

/**
 * The result of {@link SocialGraphOperations#MOST_CONNECTED}: a page of the list.
 *
 * @param total how many the whole list has; null if not done
 * @param people null if not done
 */
public record CentralPeople(
    Outcome outcome, @MayBeAbsent Long total, @MayBeAbsent List<CentralPerson> people) {

  /** Stands in place of a list that the viewer may not see. */
  public static CentralPeople refused(Outcome outcome) {
    return new CentralPeople(outcome, null, null);
  }
}
