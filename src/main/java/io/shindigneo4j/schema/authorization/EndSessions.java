package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import java.util.List;

/** The parameters of {@link SessionOperations#END}. */
public record EndSessions(
    @Description("the id of the person whose they are") String person,
    @Description("the ids of the sessions, each once") List<String> ids,
    @Description("now, in milliseconds since 1970") long now,
    @MayBeAbsent
        @Description(
            "when nothing of them can be valid any more, in milliseconds since 1970; absent for as"
                + " long as a session may last")
        Long expires) {

  /** Those whose ends are remembered for as long as a session may last. */
  public EndSessions(String person, List<String> ids, long now) {
    this(person, ids, now, null);
  }

  public EndSessions {
    ids = ids.stream().distinct().toList();
    if (ids.size() > SessionOperations.MOST) {
      throw new InvalidParameterException("at most 50 sessions end at once");
    }
    if (ids.stream().anyMatch(id -> id.isEmpty() || id.length() > AddRevocation.LONGEST)) {
      throw new InvalidParameterException("the id of a session has 1 to 1,024 characters");
    }
  }
}
