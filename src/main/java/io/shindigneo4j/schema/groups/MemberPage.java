package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.MayBeAbsent;
import java.util.List;

/**
 * A page of the people of a group.
 *
 * @param total how many the whole list has; null if not done
 * @param people null if not done
 */
public record MemberPage(
    Outcome outcome, @MayBeAbsent Long total, @MayBeAbsent List<Member> people) {

  /** Stands in place of a list that the viewer may not see. */
  public static MemberPage refused(Outcome outcome) {
    return new MemberPage(outcome, null, null);
  }
}
