package io.shindigneo4j.schema;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Records as maps of protocol values. A component is a string, a boolean, a {@code long}, an enum
 * (by its name in lower case), a record, a list of these, or a map that is passed on as it is.
 */
final class ParameterMapping {

  /** What reflection finds out about a record type, looked up once. */
  private static final ClassValue<RecordShape> SHAPES =
      new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
          return RecordShape.of(type);
        }
      };

  private record RecordShape(List<RecordComponent> components, Constructor<?> constructor) {

    static RecordShape of(Class<?> type) {
      RecordComponent[] components = type.getRecordComponents();
      Class<?>[] types = new Class<?>[components.length];
      for (int i = 0; i < components.length; i++) {
        types[i] = components[i].getType();
        components[i].getAccessor().setAccessible(true);
      }
      try {
        Constructor<?> constructor = type.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return new RecordShape(List.of(components), constructor);
      } catch (NoSuchMethodException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private ParameterMapping() {}

  static Map<String, Object> toMap(Record parameters) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (RecordComponent component : SHAPES.get(parameters.getClass()).components()) {
      try {
        map.put(component.getName(), plain(component.getAccessor().invoke(parameters)));
      } catch (IllegalAccessException | InvocationTargetException e) {
        throw new IllegalStateException(e);
      }
    }
    return map;
  }

  private static Object plain(Object value) {
    if (value instanceof Record parameters) {
      return toMap(parameters);
    } else if (value instanceof List<?> list) {
      return list.stream().map(ParameterMapping::plain).toList();
    } else if (value instanceof Enum<?> constant) {
      return wireName(constant);
    }
    return value;
  }

  private static String wireName(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  static <P> P fromMap(Class<P> type, Map<?, ?> map) {
    RecordShape shape = SHAPES.get(type);
    Map<?, ?> unused = new HashMap<>(map);
    Object[] arguments = new Object[shape.components().size()];
    for (int i = 0; i < arguments.length; i++) {
      RecordComponent component = shape.components().get(i);
      Object value = unused.remove(component.getName());
      arguments[i] = typed(component.getName(), component.getGenericType(), value);
    }
    if (!unused.isEmpty()) {
      throw new InvalidParameterException("unknown parameter " + unused.keySet().iterator().next());
    }
    return type.cast(construct(shape.constructor(), arguments));
  }

  private static Object construct(Constructor<?> constructor, Object[] arguments) {
    try {
      return constructor.newInstance(arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof InvalidParameterException invalid) {
        throw invalid;
      }
      throw new IllegalStateException(e);
    } catch (InstantiationException | IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object typed(String name, Type type, Object value) {
    if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
      return typedList(name, list.getActualTypeArguments()[0], value);
    }
    Class<?> expected =
        type instanceof ParameterizedType map ? (Class<?>) map.getRawType() : (Class<?>) type;
    if (value == null && !expected.isPrimitive()) {
      return null;
    }
    if (expected.isEnum()) {
      return constant(name, expected, value);
    }
    if (expected.isRecord() && value instanceof Map<?, ?> map) {
      return fromMap(expected, map);
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
    if (type == long.class) {
      return Long.class;
    }
    return type == boolean.class ? Boolean.class : type;
  }
}
