package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;

/** The parameters of {@link RevocationOperations#ADD}. */
public record AddRevocation(
    @Description("what it is about") RevocationKind kind,
    @Description("the id; empty for all") String subject,
    @Description("now, in milliseconds since 1970") long now) {

  /** Of a subject. */
  public static final int LONGEST = 1_024;

  public AddRevocation {
    if ((kind == RevocationKind.ALL) != subject.isEmpty()) {
      throw new InvalidParameterException("a subject must be given, unless all is revoked");
    }
    if (subject.length() > LONGEST) {
      throw new InvalidParameterException("a subject has at most 1,024 characters");
    }
  }
}
