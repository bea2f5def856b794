package io.shindigneo4j.opensocial.xml;

import com.thoughtworks.xstream.mapper.Mapper;
import com.thoughtworks.xstream.mapper.MapperWrapper;
import org.apache.shindig.social.opensocial.model.Group;

/** The names of elements for beans that would have the names of their classes. */
final class ElementNames extends MapperWrapper {

  ElementNames(Mapper wrapped) {
    super(wrapped);
  }

  @Override
  @SuppressWarnings("rawtypes") // XStream's own signature
  public String serializedClass(Class type) {
    return type != null && Group.class.isAssignableFrom(type)
        ? "group"
        : super.serializedClass(type);
  }
}
