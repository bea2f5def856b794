package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;

/** The parameters of {@link SessionOperations#NOTE}. */
public record NoteSession(
    @Description("a person's id") String person,
    @Description("the session") BrowserSession session,
    @Description("now, in milliseconds since 1970") long now,
    @MayBeAbsent
        @Description(
            "when nothing of a session that ends in its place can be valid any more, in"
                + " milliseconds since 1970; absent for as long as a session may last")
        Long expires) {

  /** One in whose place others end that are remembered for as long as a session may last. */
  public NoteSession(String person, BrowserSession session, long now) {
    this(person, session, now, null);
  }
}
