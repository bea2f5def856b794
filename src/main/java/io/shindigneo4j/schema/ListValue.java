package io.shindigneo4j.schema;

import java.util.ArrayList;
import java.util.List;

/** A list without nulls, or of any values. The list itself where its elements travel as is. */
record ListValue(ResultValue element) implements ResultValue {

  @Override
  public Object encode(Object value) {
    List<?> list = (List<?>) value;
    if (element.isPlain()) {
      return list;
    }
    List<Object> encoded = new ArrayList<>(list.size());
    for (Object each : list) {
      encoded.add(element.encode(each));
    }
    return encoded;
  }

  @Override
  public Object decode(Object value) {
    if (!(value instanceof List<?> list)) {
      throw ResultMismatchException.of("List", value);
    }
    return element.isPlain() ? checked(list) : decoded(list);
  }

  private Object checked(List<?> list) {
    if (!element.isAny()) {
      for (Object each : list) {
        element.decode(each);
      }
    }
    return list;
  }

  private List<Object> decoded(List<?> list) {
    List<Object> decoded = new ArrayList<>(list.size());
    for (Object each : list) {
      decoded.add(element.decode(each));
    }
    return decoded;
  }
}
