package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.GraphValue;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.neo4j.driver.Values;

/**
 * Translates parameters into values of the official driver. It accepts only the protocol's types.
 */
final class BoltParameters {

  private static final long NANOSECONDS_OF_A_SECOND = 1_000_000_000;

  private static final Set<Class<?>> SAME =
      Set.of(
          Boolean.class,
          byte[].class,
          LocalDate.class,
          LocalTime.class,
          OffsetTime.class,
          LocalDateTime.class,
          ZonedDateTime.class);

  /** The depth of the parameters in a message, whose own depth is 1. */
  private static final int DEPTH = 2;

  private BoltParameters() {}

  /**
   * The parameters of a query.
   *
   * @throws IllegalArgumentException for a value without a type in the protocol, or nested too
   *     deeply
   * @throws RequestRefusedException for a value that cannot be a parameter
   */
  static Map<String, Object> of(Map<?, ?> parameters) {
    return map(parameters, DEPTH);
  }

  private static Map<String, Object> map(Map<?, ?> map, int depth) {
    check(depth);
    Map<String, Object> converted = new LinkedHashMap<>();
    map.forEach((name, value) -> converted.put(text((String) name), of(value, depth + 1)));
    return converted;
  }

  private static List<Object> list(List<?> list, int depth) {
    check(depth);
    List<Object> converted = new ArrayList<>(list.size());
    list.forEach(element -> converted.add(of(element, depth + 1)));
    return converted;
  }

  private static void check(int depth) {
    if (depth > Format.MAXIMUM_DEPTH) {
      throw new IllegalArgumentException("nested deeper than " + Format.MAXIMUM_DEPTH);
    }
  }

  private static Object of(Object value, int depth) {
    if (value == null || SAME.contains(value.getClass())) {
      return value;
    } else if (value instanceof String text) {
      return text(text);
    } else if (value instanceof Number number) {
      return number(number);
    } else if (value instanceof Map<?, ?> map) {
      return map(map, depth);
    } else if (value instanceof List<?> list) {
      return list(list, depth);
    } else if (value instanceof GraphValue graphValue) {
      return of(graphValue);
    }
    throw unknown(value);
  }

  private static String text(String text) {
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
      throw new IllegalArgumentException("a text with half a character");
    }
    return text;
  }

  private static Number number(Number number) {
    if (number instanceof Long
        || number instanceof Integer
        || number instanceof Short
        || number instanceof Byte) {
      return number.longValue();
    } else if (number instanceof Double || number instanceof Float) {
      return number.doubleValue();
    }
    throw unknown(number);
  }

  private static IllegalArgumentException unknown(Object value) {
    return new IllegalArgumentException(
        "the protocol has no type for " + value.getClass().getName());
  }

  private static Object of(GraphValue value) {
    if (value instanceof GraphValue.Point point) {
      return point(point);
    } else if (value instanceof GraphValue.TimeSpan span) {
      return duration(span);
    }
    throw RequestRefusedException.invalidParameter("a node, relationship or path is no parameter");
  }

  private static Object point(GraphValue.Point point) {
    List<Double> at = point.coordinates();
    int srid = (int) point.srid();
    return switch (at.size()) {
      case 2 -> Values.point(srid, at.get(0), at.get(1));
      case 3 -> Values.point(srid, at.get(0), at.get(1), at.get(2));
      default ->
          throw RequestRefusedException.invalidParameter("a point has two or three coordinates");
    };
  }

  private static Object duration(GraphValue.TimeSpan span) {
    try {
      long carried = Math.floorDiv(span.nanoseconds(), NANOSECONDS_OF_A_SECOND);
      return Values.isoDuration(
          span.months(),
          span.days(),
          Math.addExact(span.seconds(), carried),
          (int) Math.floorMod(span.nanoseconds(), NANOSECONDS_OF_A_SECOND));
    } catch (ArithmeticException e) {
      throw RequestRefusedException.invalidParameter(String.valueOf(e.getMessage()));
    }
  }
}
