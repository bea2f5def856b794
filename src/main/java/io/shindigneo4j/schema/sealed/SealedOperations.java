package io.shindigneo4j.schema.sealed;

import static io.shindigneo4j.schema.ResultType.many;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.Operation;
import java.util.List;

/**
 * The operations on what the graph has encrypted, for whoever encrypts it again by another key. A
 * value begins with the name of its key and a dot.
 */
public final class SealedOperations {

  /** How many values are listed or replaced at a time, at most. */
  public static final int MAX_VALUES = 500;

  /** How many values need a key. */
  public static final Operation<CountSealed, SealedCount> COUNT =
      Operation.read(
          "sealed.count",
          "How many encrypted values of a kind need a key.",
          CountSealed.class,
          one(SealedCount.class));

  /**
   * The values that another key has encrypted, in order of id. The first text of an id is compared
   * by code point, in the order of its index, others and those of services by UTF-16.
   */
  public static final Operation<ListSealed, List<SealedValue>> LIST =
      Operation.read(
          "sealed.list",
          "The encrypted values of a kind that need another key, in order of id.",
          ListSealed.class,
          many(SealedValue.class));

  /** Puts values that are encrypted anew in the place of those that were read. */
  public static final Operation<ReplaceSealed, SealedChange> REPLACE =
      Operation.repeatableWrite(
          "sealed.replace",
          "Replaces encrypted values of a kind, each if it is still the same.",
          ReplaceSealed.class,
          one(SealedChange.class));

  private SealedOperations() {}

  /** The parameters of {@link #COUNT}. */
  public record CountSealed(
      @Description("what is counted") SealedKind kind,
      @Description("the name of the key") String key) {}

  /** How many encrypted values there are. */
  public record SealedCount(long count) {}

  /**
   * The parameters of {@link #LIST}.
   *
   * @param after empty for the first page
   * @param limit up to {@link #MAX_VALUES}
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
      if (limit < 1 || limit > MAX_VALUES) {
        throw new InvalidParameterException("limit must be 1 to " + MAX_VALUES);
      }
    }
  }

  /**
   * An encrypted value.
   *
   * @param id what tells its node from others, as {@link SealedKind#idSize} says
   * @param sealed the name of its key, a dot, and what only this key opens
   */
  public record SealedValue(List<String> id, String sealed) {

    /** Whether it needs the key of this name. */
    public boolean isBy(String key) {
      return sealed.startsWith(key + ".");
    }
  }

  /**
   * The parameters of {@link #REPLACE}.
   *
   * @param values up to {@link #MAX_VALUES}, each of another node
   */
  public record ReplaceSealed(
      @Description("what is replaced") SealedKind kind,
      @Description("the values") List<SealedReplacement> values) {

    public ReplaceSealed {
      InvalidParameterException.ifNull(kind, "kind");
      InvalidParameterException.ifNull(values, "values");
      if (values.size() > MAX_VALUES) {
        throw new InvalidParameterException(
            "at most " + MAX_VALUES + " values are replaced at a time");
      }
      if (values.stream().anyMatch(value -> value.id().size() != kind.idSize())) {
        throw new InvalidParameterException("id must be that of a value of the kind");
      }
      if (values.stream().map(SealedReplacement::id).distinct().count() < values.size()) {
        throw new InvalidParameterException("values must be of different nodes");
      }
    }
  }

  /** An encrypted value, and what takes its place. */
  public record SealedReplacement(
      @Description("the id of the value") List<String> id,
      @Description("the value as it is") String from,
      @Description("the same, encrypted anew") String to) {

    /** The most characters of what takes the place of a value. */
    public static final int MAX_LENGTH = 16_384;

    public SealedReplacement {
      InvalidParameterException.ifNull(id, "id");
      InvalidParameterException.ifNull(to, "to");
      if (to.length() > MAX_LENGTH) {
        throw new InvalidParameterException("an encrypted value has at most 16,384 characters");
      }
    }
  }

  /**
   * What has become of the values that were to be replaced.
   *
   * @param replaced how many are as they were to be; the others have been changed meanwhile
   */
  public record SealedChange(long replaced) {}
}
