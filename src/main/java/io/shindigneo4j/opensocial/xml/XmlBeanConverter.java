package io.shindigneo4j.opensocial.xml;

import com.google.inject.Inject;
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

  /**
   * The bean in a document, whatever the name of its root.
   *
   * @throws RuntimeException for a document that is not one of that type
   */
  @Override
  public <T> T convertToObject(String xml, Class<T> type) {
    Object json = ElementConversion.object(XmlDocuments.read(xml), type);
    return type.cast(converter.convertToObject(json, type));
  }
}
