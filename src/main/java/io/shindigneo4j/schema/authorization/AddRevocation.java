package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;

/** The parameters of {@link RevocationOperations#ADD}. */
public record AddRevocation(
    @Description("what it is about") RevocationKind kind,
    @Description("the id; empty for all") String subject,
    @Description("now, in milliseconds since 1970") long now,
    @MayBeAbsent
        @Description(
            "when nothing that it revokes can be valid any more, in milliseconds since 1970; absent"
                + " for as long as anything of its kind may be")
        Long expires) {

  /** Of a subject. */
  public static final int LONGEST = 1_024;

  /** One that is remembered for as long as others of its kind. */
  public AddRevocation(RevocationKind kind, String subject, long now) {
    this(kind, subject, now, null);
  }

  public AddRevocation {
    if ((kind == RevocationKind.ALL) != subject.isEmpty()) {
      throw new InvalidParameterException("a subject must be given, unless all is revoked");
    }
    if (subject.length() > LONGEST) {
      throw new InvalidParameterException("a subject has at most 1,024 characters");
    }
  }
}
