package io.shindigneo4j.opensocial.xml;

import com.thoughtworks.xstream.converters.Converter;
import com.thoughtworks.xstream.converters.MarshallingContext;
import com.thoughtworks.xstream.converters.UnmarshallingContext;
import com.thoughtworks.xstream.io.HierarchicalStreamReader;
import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.shindig.protocol.model.ExtendableBean;

/**
 * Writes a bean that may have any fields, such as an activity, with all of them. Of those that the
 * bean's type does not name, the attribute {@code type} says what is no text, and {@code name} what
 * no element can be called.
 */
final class ExtensionsConverter implements Converter {

  /** The names of the fields that a type of bean has. */
  private static final ClassValue<Set<String>> NAMED =
      new ClassValue<>() {
        @Override
        protected Set<String> computeValue(Class<?> type) {
          return Stream.of(type.getMethods())
              .map(ElementConversion::property)
              .filter(name -> name != null)
              .collect(Collectors.toUnmodifiableSet());
        }
      };

  @Override
  @SuppressWarnings("rawtypes") // XStream's own signature
  public boolean canConvert(Class type) {
    return type != null && ExtendableBean.class.isAssignableFrom(type);
  }

  @Override
  public void marshal(Object bean, HierarchicalStreamWriter writer, MarshallingContext context) {
    members((Map<?, ?>) bean, writer);
  }

  private static void members(Map<?, ?> members, HierarchicalStreamWriter writer) {
    Set<String> named = NAMED.get(members.getClass());
    Map<String, Object> ordered = new TreeMap<>();
    members.forEach((name, value) -> ordered.put(name.toString(), value));
    ordered.forEach((name, value) -> field(name, value, named.contains(name), writer));
  }

  /** A list is several elements of its name, unless that would not tell it from its one element. */
  private static void field(
      String name, Object value, boolean named, HierarchicalStreamWriter writer) {
    boolean several =
        value instanceof Collection<?> list
            && (named ? !list.isEmpty() : list.size() > 1)
            && list.stream().noneMatch(each -> each == null || each instanceof Collection);
    if (several) {
      ((Collection<?>) value).forEach(each -> element(name, each, named, writer));
    } else {
      element(name, value, named, writer);
    }
  }

  private static void element(
      String name, Object value, boolean named, HierarchicalStreamWriter writer) {
    if (value == null) {
      return;
    }
    writer.startNode(XmlOutput.valid(name));
    if (!XmlOutput.written(name).equals(name)) {
      writer.addAttribute(XmlElement.NAME, name);
    }
    if (value instanceof Map<?, ?> map) {
      type(writer, "object", map.isEmpty() && !named);
      members(map, writer);
    } else if (value instanceof Collection<?> list) {
      type(writer, XmlElement.LIST, true);
      list.forEach(each -> element(XmlElement.ITEM, each, false, writer));
    } else {
      type(writer, "number", value instanceof Number && !named);
      type(writer, "boolean", value instanceof Boolean && !named);
      writer.setValue(value.toString());
    }
    writer.endNode();
  }

  private static void type(HierarchicalStreamWriter writer, String type, boolean told) {
    if (told) {
      writer.addAttribute(XmlElement.TYPE, type);
    }
  }

  @Override
  public Object unmarshal(HierarchicalStreamReader reader, UnmarshallingContext context) {
    throw new UnsupportedOperationException("XML is read by way of JSON");
  }
}
