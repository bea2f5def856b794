package io.shindigneo4j.schema.gadgetoauth;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;

/** Whose token for what: a person has one token at each place. */
public record TokenPlace(
    @Description("the person's id") String person,
    @Description("the id of the service") String service,
    @Description("the name of the token, or its scope") String name) {

  /** The most characters of a name. */
  public static final int LONGEST = 1_000;

  public TokenPlace {
    InvalidParameterException.ifNull(name, "name");
    if (name.length() > LONGEST) {
      throw new InvalidParameterException("the name of a token has at most 1,000 characters");
    }
  }
}
