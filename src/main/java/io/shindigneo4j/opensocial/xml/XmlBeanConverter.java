package io.shindigneo4j.opensocial.xml;

import com.google.common.base.CharMatcher;
import com.google.inject.Inject;
import java.util.Map;
import org.apache.shindig.protocol.DataCollection;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.protocol.conversion.BeanXStreamConverter;
import org.apache.shindig.protocol.conversion.xstream.XStreamConfiguration;
import org.apache.shindig.protocol.conversion.xstream.XStreamConfiguration.ConverterConfig;
import org.apache.shindig.protocol.conversion.xstream.XStreamConfiguration.ConverterSet;
import org.apache.shindig.social.opensocial.model.Person;
import org.json.JSONObject;

/** Beans as XML: written by Shindig's converter, read by way of JSON. */
public final class XmlBeanConverter extends BeanXStreamConverter {

  private static final String NAMESPACE = "http://ns.opensocial.org/2008/opensocial";

  private static final String XML = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>";

  private final BeanJsonConverter converter;

  @Inject
  public XmlBeanConverter(XStreamConfiguration configuration, BeanJsonConverter converter) {
    super(configuration);
    this.converter = converter;
  }

  @Override
  public String convertToString(Object bean) {
    Object only = bean instanceof Map<?, ?> map && map.size() == 1 ? only(map) : bean;
    return XmlCharacters.valid(
        only instanceof DataCollection data
            ? XML + inNamespace("<appdata>" + PlainXml.data(data) + "</appdata>")
            : PlainXml.isPlain(only)
                ? inNamespace("<response>" + PlainXml.write(only) + "</response>")
                : super.convertToString(bean));
  }

  private static Object only(Map<?, ?> map) {
    return map.values().iterator().next();
  }

  /** The element of a bean, in OpenSocial's namespace, without anything around it. */
  String element(Object bean) {
    if (bean instanceof Map.Entry<?, ?> data) {
      return inNamespace(
          "<appdata>" + PlainXml.entries((Map<?, ?>) data.getValue()) + "</appdata>");
    } else if (PlainXml.isPlain(bean)) {
      return inNamespace(PlainXml.write(bean));
    }
    writerStack.reset();
    ConverterConfig config = converterMap.get(ConverterSet.DEFAULT);
    config.mapper.setBaseObject(bean);
    return inNamespace(config.xstream.toXML(bean));
  }

  private static String inNamespace(String element) {
    int end = CharMatcher.anyOf(" />").indexIn(element, 1);
    return element.substring(0, element.indexOf('>')).contains(" xmlns=")
        ? element
        : element.substring(0, end) + " xmlns=\"" + NAMESPACE + '"' + element.substring(end);
  }

  /**
   * The bean in a document. The root has the name of its type; that of a map may have any.
   *
   * @throws RuntimeException for a document that is not one of that type
   */
  @Override
  public <T> T convertToObject(String xml, Class<T> type) {
    return type.cast(converter.convertToObject(read(xml, type), type));
  }

  /**
   * The JSON of the bean in a document.
   *
   * @throws IllegalArgumentException for what is no XML, and for another root
   */
  public JSONObject read(String xml, Class<?> type) {
    XmlElement root = XmlDocuments.read(xml);
    boolean isEntry = Person.class.isAssignableFrom(type) && root.name().equals(XmlElement.ENTRY);
    if (type != Map.class && !isEntry) { // as in the specification's example of a new friend
      root.requireName(ElementNames.name(type).orElse(type.getSimpleName()));
    }
    return ElementConversion.object(root, type);
  }
}
