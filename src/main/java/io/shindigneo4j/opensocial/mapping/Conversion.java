package io.shindigneo4j.opensocial.mapping;

import io.shindigneo4j.opensocial.json.ApproximateDate;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.model.Enum.EnumKey;

/**
 * Converts a value of a bean to a property and back. Never sees null.
 *
 * @param <V> the type of the bean's value
 */
public record Conversion<V>(Function<V, Object> toProperty, Function<Object, V> toValue) {

  public static final Conversion<String> TEXT = same(String.class);
  public static final Conversion<Boolean> FLAG = same(Boolean.class);
  public static final Conversion<Long> LONG = same(Long.class);

  public static final Conversion<Integer> INTEGER =
      new Conversion<>(Integer::longValue, property -> Math.toIntExact((Long) property));

  /**
   * By its decimal digits, so that 1.84 does not become 1.8400000333786011. What JSON has no number
   * for is refused with status 400.
   */
  public static final Conversion<Float> FLOAT =
      new Conversion<>(
          value -> Double.parseDouble(finite(value).toString()),
          property -> ((Double) property).floatValue());

  /** As ISO 8601 in UTC, all of equal length, so that the order of the texts is that of time. */
  public static final Conversion<Date> DATE =
      new Conversion<>(
          value -> text(value.toInstant()), property -> Date.from(Times.parse((String) property)));

  /** As {@link #DATE}, or in words. */
  public static final Conversion<Date> DATE_OR_WORDS =
      new Conversion<>(
          value ->
              value instanceof ApproximateDate words
                  ? words.toString()
                  : DATE.toProperty().apply(value),
          property -> dateOrWords((String) property));

  private static Date dateOrWords(String text) {
    try {
      return Date.from(Times.parse(text));
    } catch (DateTimeException e) {
      return ApproximateDate.read(text);
    }
  }

  /** A time as {@link #DATE} has it. */
  public static String text(Instant time) {
    return Times.text(time);
  }

  /**
   * Nulls in the list are dropped: a property cannot hold them. A bean gets a list of the kind that
   * Shindig's XML can write.
   */
  @SuppressWarnings("unchecked") // the table stores nothing else
  public static final Conversion<List<String>> TEXTS =
      new Conversion<>(
          value -> value.stream().filter(Objects::nonNull).toList(),
          property -> new ArrayList<>((List<String>) property));

  private static <V> Conversion<V> same(Class<V> type) {
    return new Conversion<>(value -> value, type::cast);
  }

  private static Float finite(Float value) {
    if (!Float.isFinite(value)) {
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST, "a number is too large, or none");
    }
    return value;
  }

  /** A Java enum by its name. */
  public static <E extends Enum<E>> Conversion<E> constant(Class<E> type) {
    return new Conversion<>(Enum::name, property -> Enum.valueOf(type, (String) property));
  }

  /** An OpenSocial enum by its key. */
  public static <E extends Enum<E> & EnumKey> Conversion<E> key(Class<E> type) {
    return constant(type);
  }
}
