package io.shindigneo4j.schema.events;

import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;

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
}
