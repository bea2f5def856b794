package io.shindigneo4j.schema.sealed;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import java.util.List;

/**
 * The parameters of {@link SealedOperations#LIST}.
 *
 * @param after empty for the first page
 * @param limit up to {@link SealedOperations#MOST_VALUES}
 */
public record ListSealed(
    @Description("what is listed") SealedKind kind,
    @Description("the name of the key whose values are left out") String key,
    @Description("the id of the last value of the page before") List<String> after,
    @Description("how many to answer, at most") long limit) {

  public ListSealed {
    InvalidParameterException.ifNull(kind, "kind");
    InvalidParameterException.ifNull(after, "after");
    if (!after.isEmpty() && after.size() != kind.idSize()) {
      throw new InvalidParameterException("after must be the id of a value, or empty");
    }
    if (limit < 1 || limit > SealedOperations.MOST_VALUES) {
      throw new InvalidParameterException("limit must be 1 to " + SealedOperations.MOST_VALUES);
    }
  }
}
