package io.shindigneo4j.schema;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Records as maps of protocol values. A component is a string, a boolean, a {@code long}, a {@code
 * double}, an enum (by its name in lower case), a record, a list of these, or a map or any object
 * that is passed on as it is. It is there, unless it {@link MayBeAbsent}.
 */
final class ParameterMapping {

  private static final Map<Class<?>, Class<?>> BOXED =
      Map.of(boolean.class, Boolean.class, double.class, Double.class, long.class, Long.class);

  private ParameterMapping() {}

  static Map<String, Object> toMap(Record parameters) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (RecordShape.Slot slot : RecordShape.of(parameters.getClass()).slots()) {
      Object value = slot.of(parameters);
      requirePresent(slot, value);
      map.put(slot.name(), plain(value));
    }
    return map;
  }

  private static void requirePresent(RecordShape.Slot slot, Object value) {
    if (value == null && !slot.mayBeAbsent()) {
      throw new InvalidParameterException(slot.name() + " must be there");
    }
  }

  private static Object plain(Object value) {
    if (value instanceof Record parameters) {
      return ConstantMaps.isConstant(parameters.getClass())
          ? ConstantMaps.of(parameters)
          : toMap(parameters);
    } else if (value instanceof List<?> list) {
      return list.stream().map(ParameterMapping::plain).toList();
    } else if (value instanceof Enum<?> constant) {
      return wireName(constant);
    }
    return value;
  }

  /** The names of an enum's constants. */
  static List<String> words(Class<?> type) {
    return Stream.of(type.getEnumConstants())
        .map(constant -> wireName((Enum<?>) constant))
        .toList();
  }

  /** The name of an enum's constant. */
  static String wireName(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  static <P> P fromMap(Class<P> type, Map<?, ?> map) {
    RecordShape shape = RecordShape.of(type);
    Map<?, ?> unused = new HashMap<>(map);
    Object[] arguments = new Object[shape.slots().size()];
    for (int i = 0; i < arguments.length; i++) {
      RecordShape.Slot slot = shape.slots().get(i);
      arguments[i] = argument(slot, unused.remove(slot.name()));
    }
    if (!unused.isEmpty()) {
      throw new InvalidParameterException("unknown parameter " + unused.keySet().iterator().next());
    }
    return type.cast(created(shape, arguments));
  }

  private static Object argument(RecordShape.Slot slot, Object value) {
    requirePresent(slot, value);
    return value == null ? null : typed(slot.name(), slot.type(), value);
  }

  private static Record created(RecordShape shape, Object[] arguments) {
    try {
      return shape.create(arguments);
    } catch (InvalidParameterException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object typed(String name, Type type, Object value) {
    if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
      return typedList(name, list.getActualTypeArguments()[0], value);
    }
    Class<?> expected =
        type instanceof ParameterizedType map ? (Class<?>) map.getRawType() : (Class<?>) type;
    if (expected.isEnum()) {
      return constant(name, expected, value);
    }
    if (expected.isRecord() && value instanceof Map<?, ?> map) {
      return fromMap(expected, map);
    }
    if (value instanceof Long whole && boxed(expected) == Double.class) {
      return whole.doubleValue();
    }
    if (!boxed(expected).isInstance(value)) {
      throw new InvalidParameterException(name + " must be a " + expected.getSimpleName());
    }
    return value;
  }

  private static List<Object> typedList(String name, Type elementType, Object value) {
    if (!(value instanceof List<?> elements)) {
      throw new InvalidParameterException(name + " must be a list");
    }
    List<Object> list = new ArrayList<>();
    for (Object element : elements) {
      if (element == null) {
        throw new InvalidParameterException(name + " must not contain null");
      }
      list.add(typed(name, elementType, element));
    }
    return list;
  }

  private static Object constant(String name, Class<?> type, Object value) {
    for (Object constant : type.getEnumConstants()) {
      if (wireName((Enum<?>) constant).equals(value)) {
        return constant;
      }
    }
    throw new InvalidParameterException(name + " has no value " + value);
  }

  private static Class<?> boxed(Class<?> type) {
    return BOXED.getOrDefault(type, type);
  }
}
