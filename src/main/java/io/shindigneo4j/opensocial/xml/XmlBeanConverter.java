package io.shindigneo4j.opensocial.xml;

import com.google.inject.Inject;
import java.util.Map;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.protocol.conversion.BeanXStreamConverter;
import org.apache.shindig.protocol.conversion.xstream.XStreamConfiguration;

/** Beans as XML: written by Shindig's converter, read by way of JSON. */
public final class XmlBeanConverter extends BeanXStreamConverter {

  private final BeanJsonConverter converter;

  @Inject
  public XmlBeanConverter(XStreamConfiguration configuration, BeanJsonConverter converter) {
    super(configuration);
    this.converter = converter;
  }

  @Override
  public String convertToString(Object bean) {
    return XmlCharacters.valid(super.convertToString(bean));
  }

  /**
   * The bean in a document. The root has the name of its type; that of a map may have any.
   *
   * @throws RuntimeException for a document that is not one of that type
   */
  @Override
  public <T> T convertToObject(String xml, Class<T> type) {
    XmlElement root = XmlDocuments.read(xml);
    if (type != Map.class) {
      root.requireName(ElementNames.name(type).orElse(type.getSimpleName()));
    }
    Object json = ElementConversion.object(root, type);
    return type.cast(converter.convertToObject(json, type));
  }
}
