package io.shindigneo4j.testing;

import com.google.inject.ImplementedBy;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.apache.shindig.protocol.model.Enum;
import org.apache.shindig.protocol.model.Enum.EnumKey;
import org.apache.shindig.protocol.model.EnumImpl;

/** Beans of any class, with random values wherever there is a setter. */
public final class FilledBeans {

  private static final int MAX_DEPTH = 3;

  private final RandomGenerator random;
  private final Supplier<String> texts;
  private final int listSize;
  private int depth;

  /**
   * @param listSize how many elements lists have at most, and one at least
   */
  public FilledBeans(RandomGenerator random, Supplier<String> texts, int listSize) {
    this.random = random;
    this.texts = texts;
    this.listSize = listSize;
  }

  /** A bean. Those that it has have beans themselves, up to some depth. */
  public <T> T of(Class<T> type) {
    try {
      Constructor<T> constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      T bean = constructor.newInstance();
      depth++;
      for (Method setter : setters(type)) {
        setter.invoke(bean, value(setter.getGenericParameterTypes()[0]));
      }
      depth--;
      return bean;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError("no bean of " + type, e);
    }
  }

  /** In an order that is the same in each run. */
  private static List<Method> setters(Class<?> type) {
    return Stream.of(type.getMethods())
        .filter(method -> method.getName().startsWith("set") && method.getParameterCount() == 1)
        .filter(method -> !method.isSynthetic())
        .sorted(Comparator.comparing(Method::toString))
        .toList();
  }

  private Object value(Type type) {
    if (type instanceof ParameterizedType generic) {
      return generic((Class<?>) generic.getRawType(), generic.getActualTypeArguments());
    }
    return type instanceof Class<?> simple ? simple(simple) : null;
  }

  private Object generic(Class<?> raw, Type[] arguments) {
    if (raw == Enum.class) {
      EnumKey key = (EnumKey) constant((Class<?>) arguments[0]);
      return random.nextBoolean() ? new EnumImpl<>(key) : new EnumImpl<>(key, texts.get());
    } else if (Map.class.isAssignableFrom(raw)) {
      return map(arguments[1]);
    }
    return raw.isAssignableFrom(ArrayList.class) ? list(arguments[0]) : null;
  }

  private List<Object> list(Type elements) {
    List<Object> list = new ArrayList<>();
    for (int i = random.nextInt(listSize); i >= 0; i--) {
      list.add(value(elements));
    }
    return list;
  }

  private Map<String, Object> map(Type values) {
    Map<String, Object> map = new HashMap<>();
    for (int i = random.nextInt(listSize); i >= 0; i--) {
      map.put(texts.get(), value(values));
    }
    return map;
  }

  private Object simple(Class<?> type) {
    if (type.isEnum()) {
      return constant(type);
    } else if (type.isInterface()) {
      return depth < MAX_DEPTH ? bean(type) : null;
    }
    return switch (type.getSimpleName()) {
      case "boolean", "Boolean" -> random.nextBoolean();
      case "int", "Integer" -> random.nextInt();
      case "long", "Long" -> random.nextLong();
      case "Float" -> (float) random.nextInt(1000) / 7;
      case "Double" -> (double) random.nextInt(1000) / 7;
      case "Date" -> new Date(random.nextLong(-1L << 42, 1L << 42));
      case "String" -> texts.get();
      case "Object" -> "id" + random.nextInt(1000);
      default -> throw new AssertionError("no value of " + type);
    };
  }

  private Object bean(Class<?> type) {
    ImplementedBy implementation = type.getAnnotation(ImplementedBy.class);
    return implementation == null ? map(String.class) : of(implementation.value());
  }

  private Object constant(Class<?> type) {
    Object[] constants = type.getEnumConstants();
    return constants[random.nextInt(constants.length)];
  }
}
