package io.shindigneo4j.schema;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The types that a component of a record of a result may have. */
final class ResultValues {

  /** Those that travel as they are, boxed. */
  private static final Map<Class<?>, Class<?>> PLAIN =
      Map.of(
          Object.class, Object.class,
          String.class, String.class,
          boolean.class, Boolean.class,
          Boolean.class, Boolean.class,
          long.class, Long.class,
          Long.class, Long.class,
          Map.class, Map.class);

  private ResultValues() {}

  /**
   * How the values of a type travel.
   *
   * @throws IllegalArgumentException for a type that no result has
   */
  static ResultValue of(Type type) {
    if (type instanceof ParameterizedType several && several.getRawType() == List.class) {
      return new ListValue(of(several.getActualTypeArguments()[0]));
    }
    if (type instanceof ParameterizedType several && several.getRawType() == Map.class) {
      return new MapValue(of(several.getActualTypeArguments()[1]));
    }
    if (type instanceof Class<?> single) {
      return of(single);
    }
    throw unknown(type);
  }

  private static ResultValue of(Class<?> single) {
    if (single.isRecord()) {
      ResultMapping mapping = ResultMapping.of(single);
      return single.isAnnotationPresent(Tuple.class)
          ? new RecordListValue(mapping)
          : new RecordMapValue(mapping);
    }
    if (single.isEnum()) {
      return Word.of(single);
    }
    if (single == double.class || single == Double.class) {
      return new Floating();
    }
    if (PLAIN.containsKey(single)) {
      return new Plain(PLAIN.get(single));
    }
    throw unknown(single);
  }

  private static IllegalArgumentException unknown(Type type) {
    return new IllegalArgumentException("no result has values of type " + type.getTypeName());
  }

  /** Travels as it is. */
  private record Plain(Class<?> type) implements ResultValue {

    @Override
    public Object encode(Object value) {
      return value;
    }

    @Override
    public Object decode(Object value) {
      if (!type.isInstance(value)) {
        throw ResultMismatchException.of(type.getSimpleName(), value);
      }
      return value;
    }

    @Override
    public boolean isPlain() {
      return true;
    }

    @Override
    public boolean isAny() {
      return type == Object.class;
    }
  }

  /** Comes as an integer from who does not tell one from the other. */
  private record Floating() implements ResultValue {

    @Override
    public Object encode(Object value) {
      return value;
    }

    @Override
    public Object decode(Object value) {
      if (value instanceof Double) {
        return value;
      } else if (value instanceof Long whole) {
        return whole.doubleValue();
      }
      throw ResultMismatchException.of("Double", value);
    }
  }

  /** A constant of an enum by its name in lower case. */
  private record Word(Class<?> type, Map<String, Object> constants) implements ResultValue {

    static Word of(Class<?> type) {
      Map<String, Object> constants = new HashMap<>();
      for (Object constant : type.getEnumConstants()) {
        constants.put(ParameterMapping.wireName((Enum<?>) constant), constant);
      }
      return new Word(type, constants);
    }

    @Override
    public Object encode(Object value) {
      return ParameterMapping.wireName((Enum<?>) value);
    }

    @Override
    public Object decode(Object value) {
      Object constant = value instanceof String ? constants.get(value) : null;
      if (constant == null) {
        throw ResultMismatchException.of("word of " + type.getSimpleName(), value);
      }
      return constant;
    }
  }

  /** A list without nulls, or of any values. The list itself where its elements travel as is. */
  private record ListValue(ResultValue element) implements ResultValue {

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

  /** A map by names, with values of one type. The map itself where these travel as they are. */
  private record MapValue(ResultValue element) implements ResultValue {

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

  /** A record as the list of its components. */
  private record RecordListValue(ResultMapping mapping) implements ResultValue {

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

  /** A record as a map by the names of its components. */
  private record RecordMapValue(ResultMapping mapping) implements ResultValue {

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
}
