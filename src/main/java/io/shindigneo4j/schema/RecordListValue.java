package io.shindigneo4j.schema;

import java.util.Arrays;
import java.util.List;

/** A record as the list of its components. */
record RecordListValue(ResultMapping mapping) implements ResultValue {

  @Override
  public Object encode(Object value) {
    return Arrays.asList(mapping.encode((Record) value));
  }

  @Override
  public Object decode(Object value) {
    if (!(value instanceof List<?> list) || list.size() != mapping.names().size()) {
      throw ResultMismatchException.of("list of " + mapping.names(), value);
    }
    return mapping.decode(list.toArray());
  }
}
