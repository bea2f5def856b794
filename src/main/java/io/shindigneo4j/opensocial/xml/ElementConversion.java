package io.shindigneo4j.opensocial.xml;

import io.shindigneo4j.opensocial.request.JsonSyntax;
import io.shindigneo4j.opensocial.request.UnreadableInputException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.shindig.protocol.model.Enum;
import org.apache.shindig.protocol.model.ExtendableBean;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;
import org.json.JSONTokener;

/**
 * Makes JSON of an element, as the bean it stands for would have it: an element for each property,
 * a list as several elements of one name, a map as entries with key and value.
 */
final class ElementConversion {

  private static final String KEY = "key";
  private static final String VALUE = "value";

  private ElementConversion() {}

  static JSONObject object(XmlElement element, Class<?> type) {
    try {
      return bean(element, type);
    } catch (JSONException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static JSONObject bean(XmlElement element, Class<?> type) throws JSONException {
    if (Map.class.isAssignableFrom(type) && !ExtendableBean.class.isAssignableFrom(type)) {
      return map(element, Object.class);
    }
    JSONObject json = new JSONObject();
    boolean extendable = ExtendableBean.class.isAssignableFrom(type);
    Set<String> read = new HashSet<>();
    for (Method setter : type.getMethods()) {
      String property = property(setter);
      if (property != null) {
        boolean list = Collection.class.isAssignableFrom(setter.getParameterTypes()[0]);
        String name = list && !extendable ? listName(property, element) : property;
        List<XmlElement> found = element.children(name);
        if (!found.isEmpty()) {
          json.put(property, value(found, setter.getGenericParameterTypes()[0]));
          read.add(name);
        }
      }
    }
    return withOthers(json, element, read);
  }

  /** The name of a list's elements: OpenSocial's own examples have some in the singular. */
  private static String listName(String property, XmlElement element) {
    String singular = property.substring(0, property.length() - 1);
    return property.endsWith("s")
            && element.children(property).isEmpty()
            && !element.children(singular).isEmpty()
        ? singular
        : property;
  }

  /** With what the type does not name: the bean may have more, or be extendable. */
  private static JSONObject withOthers(JSONObject json, XmlElement element, Set<String> read)
      throws JSONException {
    for (Map.Entry<String, List<XmlElement>> child : element.children().entrySet()) {
      if (!json.has(child.getKey()) && !read.contains(child.getKey())) {
        json.put(child.getKey(), plain(child.getValue()));
      }
    }
    return json;
  }

  static String property(Method method) {
    String name = method.getName();
    return name.startsWith("set") && name.length() > 3 && method.getParameterCount() == 1
        ? Character.toLowerCase(name.charAt(3)) + name.substring(4)
        : null;
  }

  private static Object value(List<XmlElement> elements, Type type) throws JSONException {
    if (type instanceof ParameterizedType generic) {
      return value(elements, (Class<?>) generic.getRawType(), generic.getActualTypeArguments());
    }
    if (type instanceof WildcardType any) {
      return value(elements, any.getUpperBounds()[0]);
    }
    return value(elements, (Class<?>) type, new Type[] {Object.class, Object.class});
  }

  private static Object value(List<XmlElement> elements, Class<?> type, Type[] arguments)
      throws JSONException {
    XmlElement first = elements.get(0);
    if (elements.size() == 1 && XmlElement.NIL.equals(first.type())) {
      return JSONObject.NULL;
    } else if (Collection.class.isAssignableFrom(type)) {
      return list(elements, arguments[0]);
    } else if (type == Object.class || elements.size() > 1) {
      return plain(elements); // where one is possible, the reader refuses several
    } else if (ExtendableBean.class.isAssignableFrom(type)) {
      return bean(first, type);
    } else if (Map.class.isAssignableFrom(type)) {
      return map(first, arguments[1]);
    } else if (Enum.class.isAssignableFrom(type)) {
      return choice(first, (Class<?>) arguments[0]);
    } else if (type.isEnum()) {
      return constant(first.text().strip(), type);
    }
    boolean isText = first.isLeaf() && !(type.isInterface() && first.text().isBlank());
    return isText ? text(first, type) : bean(first, type);
  }

  /** The text of an element; of what is no text in itself without blanks, and none if empty. */
  private static Object text(XmlElement leaf, Class<?> type) {
    if (type == String.class) {
      return leaf.text();
    }
    String text = leaf.text().strip();
    return text.isEmpty() ? JSONObject.NULL : text;
  }

  private static JSONArray list(List<XmlElement> elements, Type type) throws JSONException {
    JSONArray list = new JSONArray();
    if (elements.size() == 1 && isEmpty(elements.get(0))) {
      return list;
    }
    List<XmlElement> items = elements.size() == 1 ? elements.get(0).items().orElse(null) : null;
    for (XmlElement element : items == null ? unwrapped(elements, type) : items) {
      list.put(value(List.of(element), type));
    }
    return list;
  }

  private static boolean isEmpty(XmlElement element) {
    return element.isLeaf() && element.type() == null && element.text().isEmpty();
  }

  /** Some programs put all elements of a list into one, each by the name of its type. */
  private static List<XmlElement> unwrapped(List<XmlElement> elements, Type type) {
    XmlElement first = elements.get(0);
    if (elements.size() > 1 || first.children().size() != 1) {
      return elements;
    }
    String name = first.children().keySet().iterator().next();
    boolean isProperty =
        type instanceof Class<?> bean
            && Stream.of(bean.getMethods()).anyMatch(method -> name.equals(property(method)));
    return isProperty || Object.class == type ? elements : first.children(name);
  }

  private static JSONObject map(XmlElement element, Type type) throws JSONException {
    List<XmlElement> entries = element.children(XmlElement.ENTRY);
    JSONObject map = new JSONObject();
    for (XmlElement entry : entries) {
      String key = entry.textOf(KEY);
      if (map.has(key)) {
        throw new UnreadableInputException(key + " is there twice", null);
      }
      map.put(key, value(entry.children(VALUE), type));
    }
    return entries.isEmpty() ? plainObject(element) : map;
  }

  /** A key with words for it; the key alone; or another text. */
  private static Object choice(XmlElement element, Class<?> keys) throws JSONException {
    String text = element.text().strip();
    boolean isKey =
        Stream.of(keys.getEnumConstants())
            .anyMatch(key -> ((java.lang.Enum<?>) key).name().equals(text));
    if (element.isLeaf()) {
      return isKey ? new JSONObject().put(VALUE, text) : text;
    }
    return plainObject(element);
  }

  /** XML has the constant's name where JSON has its own text; both are understood. */
  private static String constant(String text, Class<?> type) {
    return Stream.of(type.getEnumConstants())
        .filter(constant -> ((java.lang.Enum<?>) constant).name().equals(text))
        .map(Object::toString)
        .findFirst()
        .orElse(text);
  }

  private static Object plain(List<XmlElement> elements) throws JSONException {
    if (elements.size() > 1) {
      return list(elements, Object.class);
    }
    XmlElement only = elements.get(0);
    if (only.items().isPresent()) {
      return list(elements, Object.class);
    }
    return only.isLeaf() ? leaf(only) : plainObject(only);
  }

  private static Object leaf(XmlElement element) throws JSONException {
    String type = element.type() == null ? "" : element.type();
    return switch (type) {
      case "object" -> new JSONObject();
      case "boolean" -> truth(element.text());
      case "number" -> number(element.text());
      case XmlElement.JSON -> new JSONTokener(JsonSyntax.kept(element.text())).nextValue();
      default -> element.text();
    };
  }

  private static Boolean truth(String text) {
    return switch (text.strip()) {
      case "true", "1" -> true;
      case "false", "0" -> false;
      default -> throw new IllegalArgumentException("a boolean is true or false");
    };
  }

  private static Number number(String text) {
    try {
      return Long.valueOf(text);
    } catch (NumberFormatException e) {
      return Double.valueOf(text);
    }
  }

  static JSONObject plainObject(XmlElement element) throws JSONException {
    return withOthers(new JSONObject(), element, Set.of());
  }
}
