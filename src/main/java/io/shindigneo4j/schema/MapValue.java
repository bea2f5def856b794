package io.shindigneo4j.schema;

import java.util.LinkedHashMap;
import java.util.Map;

/** A map by names, with values of one type. The map itself where these travel as they are. */
record MapValue(ResultValue element) implements ResultValue {

  @Override
  public Object encode(Object value) {
    Map<?, ?> map = (Map<?, ?>) value;
    if (element.isPlain()) {
      return map;
    }
    Map<Object, Object> encoded = new LinkedHashMap<>();
    map.forEach((key, each) -> encoded.put(key, element.encode(each)));
    return encoded;
  }

  @Override
  public Object decode(Object value) {
    if (!(value instanceof Map<?, ?> map)) {
      throw ResultMismatchException.of("Map", value);
    }
    return element.isAny() ? map : decoded(map);
  }

  private Map<Object, Object> decoded(Map<?, ?> map) {
    Map<Object, Object> decoded = new LinkedHashMap<>();
    map.forEach((key, each) -> decoded.put(key, element.decode(each)));
    return decoded;
  }
}
