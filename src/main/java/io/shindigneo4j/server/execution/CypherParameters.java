package io.shindigneo4j.server.execution;

import io.shindigneo4j.protocol.GraphValue;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.exceptions.InvalidArgumentException;
import org.neo4j.values.storable.CoordinateReferenceSystem;
import org.neo4j.values.storable.DurationValue;
import org.neo4j.values.storable.Values;

/** Values of the protocol as Neo4j takes them. */
final class CypherParameters {

  private CypherParameters() {}

  static Map<String, Object> of(Map<String, Object> parameters) {
    Map<String, Object> converted = new LinkedHashMap<>();
    parameters.forEach((name, value) -> converted.put(name, of(value)));
    return converted;
  }

  @SuppressWarnings("unchecked") // the protocol has no other maps
  private static Object of(Object value) {
    if (value instanceof Map<?, ?> map) {
      return of((Map<String, Object>) map);
    } else if (value instanceof List<?> list) {
      List<Object> converted = new ArrayList<>(list.size());
      list.forEach(element -> converted.add(of(element)));
      return converted;
    } else if (value instanceof GraphValue graphValue) {
      return of(graphValue);
    }
    return value;
  }

  private static Object of(GraphValue value) {
    try {
      return stored(value);
    } catch (ArithmeticException | InvalidArgumentException e) {
      throw RequestException.invalidParameter(e.getMessage());
    }
  }

  private static Object stored(GraphValue value) {
    if (value instanceof GraphValue.Point point) {
      return Values.pointValue(
          CoordinateReferenceSystem.get(Math.toIntExact(point.srid())),
          point.coordinates().stream().mapToDouble(Double::doubleValue).toArray());
    } else if (value instanceof GraphValue.TimeSpan span) {
      return DurationValue.duration(span.months(), span.days(), span.seconds(), span.nanoseconds());
    }
    throw RequestException.invalidParameter("a node, relationship or path is no parameter");
  }
}
