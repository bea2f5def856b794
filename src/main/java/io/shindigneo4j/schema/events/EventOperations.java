package io.shindigneo4j.schema.events;

import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import java.util.List;

/** The operations on events. */
public final class EventOperations {

  /**
   * Who may hear of a person at this moment, besides the person: those who have the person among
   * their friends, or the members and owners of a group. Left out is whoever blocks the person, and
   * whom the person blocks. Nobody hears of somebody who does not exist. A person whose id is no
   * text is never answered.
   */
  public static final Operation<FindAudience, Audience> AUDIENCE =
      Operation.read(
          "events.audience",
          "The people who may hear of what happens to a person.",
          FindAudience.class,
          one(Audience.class));

  private EventOperations() {}

  /**
   * The parameters of {@link #AUDIENCE}.
   *
   * @param group null for the people who have the person among their friends
   * @param candidates null for everybody
   */
  public record FindAudience(
      @Description("the id of whom something is told") String person,
      @MayBeAbsent @Description("a group's id: its members alone") String group,
      @MayBeAbsent @Description("the ids of those who are asked about") List<String> candidates) {

    /** The most candidates. */
    public static final int MAX = 10_000;

    public FindAudience {
      if (candidates != null && candidates.size() > MAX) {
        throw new InvalidParameterException("candidates must be %d at most".formatted(MAX));
      }
    }
  }

  /**
   * The result of {@link #AUDIENCE}.
   *
   * @param ids of people, each once, by code point
   */
  public record Audience(List<String> ids) {}
}
