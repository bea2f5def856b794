package io.shindigneo4j.schema.sealed;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import java.util.List;

/**
 * The parameters of {@link SealedOperations#REPLACE}.
 *
 * @param values up to {@link SealedOperations#MOST_VALUES}, each of another node
 */
public record ReplaceSealed(
    @Description("what is replaced") SealedKind kind,
    @Description("the values") List<SealedReplacement> values) {

  public ReplaceSealed {
    InvalidParameterException.ifNull(kind, "kind");
    InvalidParameterException.ifNull(values, "values");
    if (values.size() > SealedOperations.MOST_VALUES) {
      throw new InvalidParameterException(
          "at most " + SealedOperations.MOST_VALUES + " values are replaced at a time");
    }
    if (values.stream().anyMatch(value -> value.id().size() != kind.idSize())) {
      throw new InvalidParameterException("id must be that of a value of the kind");
    }
    if (values.stream().map(SealedReplacement::id).distinct().count() < values.size()) {
      throw new InvalidParameterException("values must be of different nodes");
    }
  }
}
