package io.shindigneo4j.schema.gadgetoauth;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;

/**
 * What a service has given Shindig for a person.
 *
 * @param granted when the person approved; stays when the token is renewed
 */
public record GadgetToken(
    @Description("the tokens, encrypted") String sealed,
    @Description("the id of this state of it") String version,
    @Description("when the person approved, in milliseconds since 1970") long granted,
    @Description("when it is deleted, in milliseconds since 1970") long expires) {

  /** The most characters of the encrypted tokens. */
  public static final int LONGEST = 16_384;

  public GadgetToken {
    InvalidParameterException.ifNull(sealed, "sealed");
    if (sealed.length() > LONGEST) {
      throw new InvalidParameterException("an encrypted token has at most 16,384 characters");
    }
  }
}
