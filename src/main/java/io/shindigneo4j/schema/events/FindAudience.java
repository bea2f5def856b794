package io.shindigneo4j.schema.events;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import java.util.List;

/**
 * The parameters of {@link EventOperations#AUDIENCE}.
 *
 * @param group null for the people who have the person among their friends
 * @param candidates null for everybody
 */
public record FindAudience(
    @Description("the id of whom something is told") String person,
    @MayBeAbsent @Description("a group's id: its members alone") String group,
    @MayBeAbsent @Description("the ids of those who are asked about") List<String> candidates) {

  /** The most candidates. */
  public static final int MOST = 10_000;

  public FindAudience {
    if (candidates != null && candidates.size() > MOST) {
      throw new InvalidParameterException("candidates must be %d at most".formatted(MOST));
    }
  }
}
