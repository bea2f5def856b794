package io.shindigneo4j.opensocial.json;

import java.lang.reflect.Method;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.apache.shindig.common.JsonProperty;

/**
 * Writes the beans of one class: what their public getters return, in the order in which the JVM
 * lists the methods, which is Shindig's.
 */
final class BeanWriter implements ValueWriter {

  private static final Set<String> NO_PROPERTIES = Set.of("getClass", "getDeclaringClass");

  private final BeanProperty[] properties;

  private BeanWriter(BeanProperty[] properties) {
    this.properties = properties;
  }

  /**
   * A writer.
   *
   * @throws IllegalArgumentException if two methods are the same property, which Shindig refuses,
   *     too
   */
  static BeanWriter of(Class<?> type, ValueWriters values) {
    Map<String, BeanProperty> properties = new LinkedHashMap<>();
    for (Method method : type.getMethods()) {
      String name = name(method);
      if (name != null && properties.put(name, BeanProperty.of(name, method, values)) != null) {
        throw new IllegalArgumentException(type + " has two getters of " + name);
      }
    }
    return new BeanWriter(properties.values().toArray(BeanProperty[]::new));
  }

  /** The property that a method is the getter of, or null. */
  private static String name(Method method) {
    if (method.getParameterCount() > 0 || method.isSynthetic()) {
      return null;
    }
    JsonProperty named = method.getAnnotation(JsonProperty.class);
    return named == null ? name(method.getName()) : named.value();
  }

  private static String name(String method) {
    if (method.startsWith("get") && !NO_PROPERTIES.contains(method)) {
      return uncapitalized(method.substring(3));
    }
    return method.startsWith("is") && method.length() > 2 && Character.isUpperCase(method.charAt(2))
        ? uncapitalized(method.substring(2))
        : null;
  }

  private static String uncapitalized(String name) {
    return name.isEmpty() ? name : Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  @Override
  public void write(Object bean, JsonBuffer out) {
    out.put('{');
    boolean first = true;
    for (BeanProperty property : properties) {
      first &= !property.write(bean, first, out);
    }
    out.put('}');
  }
}
