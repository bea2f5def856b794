package io.shindigneo4j.opensocial.xml;

import com.thoughtworks.xstream.converters.MarshallingContext;
import com.thoughtworks.xstream.converters.javabean.JavaBeanConverter;
import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import com.thoughtworks.xstream.mapper.Mapper;
import org.apache.shindig.social.opensocial.model.Group;

/** Writes a group with its id, which is no property of the bean: what is set is no text. */
final class GroupConverter extends JavaBeanConverter {

  GroupConverter(Mapper mapper) {
    super(mapper);
  }

  @Override
  @SuppressWarnings("rawtypes") // XStream's own signature
  public boolean canConvert(Class type) {
    return type != null && Group.class.isAssignableFrom(type);
  }

  @Override
  public void marshal(Object source, HierarchicalStreamWriter writer, MarshallingContext context) {
    writer.startNode("id");
    writer.setValue(((Group) source).getId());
    writer.endNode();
    super.marshal(source, writer, context);
  }
}
