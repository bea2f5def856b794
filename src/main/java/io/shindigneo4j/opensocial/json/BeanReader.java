package io.shindigneo4j.opensocial.json;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.Iterator;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.shindig.protocol.model.ExtendableBean;
import org.json.JSONObject;

/** Makes beans of one class from documents, as Shindig does, which asks Guice for each. */
final class BeanReader {

  /** What a setter has still to replace. */
  private static final Object OPEN = new Object();

  private final Constructor<?> constructor;
  private final Map<String, Property> properties;
  private final boolean extendable;

  private record Property(String name, Method setter, Type type) {

    static Property of(Method setter) {
      setter.setAccessible(true);
      return new Property(
          JsonBeanConverter.propertyName(setter), setter, setter.getGenericParameterTypes()[0]);
    }
  }

  private BeanReader(
      Constructor<?> constructor, Map<String, Property> properties, boolean extendable) {
    this.constructor = constructor;
    this.properties = properties;
    this.extendable = extendable;
  }

  static BeanReader of(Constructor<?> constructor) {
    return new BeanReader(constructor, properties(constructor), false);
  }

  /** Of beans that have everything in a map, too. */
  static BeanReader ofExtendable(Constructor<?> constructor) {
    return new BeanReader(constructor, properties(constructor), true);
  }

  private static Map<String, Property> properties(Constructor<?> constructor) {
    constructor.setAccessible(true);
    return Stream.of(constructor.getDeclaringClass().getMethods())
        .filter(method -> method.getParameterCount() == 1)
        .filter(method -> JsonBeanConverter.propertyName(method) != null)
        .map(Property::of)
        .collect(Collectors.toUnmodifiableMap(Property::name, property -> property));
  }

  /**
   * @param converter of values
   */
  Object read(JSONObject document, BiFunction<Object, Type, Object> converter) {
    try {
      Object bean = constructor.newInstance();
      if (extendable) {
        readExtendable(document, converter, (ExtendableBean) bean);
      } else {
        set(document, converter, bean);
      }
      return bean;
    } catch (IllegalAccessException | InstantiationException | InvocationTargetException e) {
      throw new IllegalArgumentException("No bean of " + constructor.getDeclaringClass(), e);
    }
  }

  private void set(JSONObject document, BiFunction<Object, Type, Object> converter, Object bean)
      throws IllegalAccessException, InvocationTargetException {
    for (Property property : properties.values()) {
      Object value = document.opt(property.name());
      if (value != null) {
        property.setter().invoke(bean, converter.apply(value, property.type()));
      }
    }
  }

  /** In the order of the document, as the map's own order depends on that. */
  private void readExtendable(
      JSONObject document, BiFunction<Object, Type, Object> converter, ExtendableBean bean)
      throws IllegalAccessException, InvocationTargetException {
    for (Iterator<?> names = document.keys(); names.hasNext(); ) {
      String name = (String) names.next();
      bean.put(
          name, properties.containsKey(name) ? OPEN : converter.apply(document.opt(name), null));
    }
    set(document, converter, bean);
    bean.replaceAll(
        (name, value) -> value == OPEN ? converter.apply(document.opt(name), null) : value);
  }
}
