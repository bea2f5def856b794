package io.shindigneo4j.schema;

import java.util.LinkedHashMap;
import java.util.Map;

/** A record as a map by the names of its components. */
record RecordMapValue(ResultMapping mapping) implements ResultValue {

  @Override
  public Object encode(Object value) {
    Object[] values = mapping.encode((Record) value);
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      map.put(mapping.names().get(i), values[i]);
    }
    return map;
  }

  @Override
  public Object decode(Object value) {
    if (!(value instanceof Map<?, ?> map)) {
      throw ResultMismatchException.of("Map", value);
    }
    Object[] values = new Object[mapping.names().size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = map.get(mapping.names().get(i));
    }
    return mapping.decode(values);
  }
}
