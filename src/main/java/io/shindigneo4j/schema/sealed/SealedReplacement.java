package io.shindigneo4j.schema.sealed;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import java.util.List;

/** An encrypted value, and what takes its place. */
public record SealedReplacement(
    @Description("the id of the value") List<String> id,
    @Description("the value as it is") String from,
    @Description("the same, encrypted anew") String to) {

  /** The most characters of what takes the place of a value. */
  public static final int LONGEST = 16_384;

  public SealedReplacement {
    InvalidParameterException.ifNull(id, "id");
    InvalidParameterException.ifNull(to, "to");
    if (to.length() > LONGEST) {
      throw new InvalidParameterException("an encrypted value has at most 16,384 characters");
    }
  }
}
