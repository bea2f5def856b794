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
    new Members(writer, context).write((Map<?, ?>) bean);
  }

  /**
   * Writes the fields of one bean.
   *
   * @param context writes what is neither of JSON nor extendable: dates, and beans such as links
   */
  private record Members(HierarchicalStreamWriter writer, MarshallingContext context) {

    void write(Map<?, ?> members) {
      Set<String> named = NAMED.get(members.getClass());
      Map<String, Object> ordered = new TreeMap<>();
      members.forEach((name, value) -> ordered.put(name.toString(), value));
      ordered.forEach((name, value) -> field(name, value, named.contains(name)));
    }

    /** A list is several elements of its name, unless that would not tell it from its only one. */
    private void field(String name, Object value, boolean named) {
      boolean several =
          value instanceof Collection<?> list
              && (named ? !list.isEmpty() : list.size() > 1)
              && list.stream().noneMatch(each -> each == null || each instanceof Collection);
      if (several) {
        ((Collection<?>) value).forEach(each -> element(name, each, named));
      } else {
        element(name, value, named);
      }
    }

    private void element(String name, Object value, boolean named) {
      if (value == null) {
        return;
      }
      writer.startNode(XmlOutput.valid(name));
      if (!XmlOutput.written(name).equals(name)) {
        writer.addAttribute(XmlElement.NAME, name);
      }
      content(value, named);
      writer.endNode();
    }

    private void content(Object value, boolean named) {
      if (value instanceof Map<?, ?> map) {
        type("object", map.isEmpty() && !named);
        write(map);
      } else if (value instanceof Collection<?> list) {
        type(XmlElement.LIST, true);
        list.forEach(each -> element(XmlElement.ITEM, each, false));
      } else if (value instanceof String text) {
        writer.setValue(text);
      } else if (value instanceof Number || value instanceof Boolean) {
        type(value instanceof Number ? "number" : "boolean", !named);
        writer.setValue(value.toString());
      } else {
        context.convertAnother(value);
      }
    }

    private void type(String type, boolean told) {
      if (told) {
        writer.addAttribute(XmlElement.TYPE, type);
      }
    }
  }

  @Override
  public Object unmarshal(HierarchicalStreamReader reader, UnmarshallingContext context) {
    throw new UnsupportedOperationException("XML is read by way of JSON");
  }
}
