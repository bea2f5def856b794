package io.shindigneo4j.opensocial.xml;

import com.thoughtworks.xstream.converters.MarshallingContext;
import com.thoughtworks.xstream.converters.javabean.BeanProvider;
import com.thoughtworks.xstream.converters.javabean.JavaBeanConverter;
import com.thoughtworks.xstream.converters.javabean.JavaBeanProvider;
import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import com.thoughtworks.xstream.mapper.Mapper;
import org.apache.shindig.social.opensocial.model.Group;

/**
 * Writes a group with its id, which is no property of the bean: what is set is no text. A property
 * that is null has no element.
 */
final class GroupConverter extends JavaBeanConverter {

  GroupConverter(Mapper mapper) {
    super(mapper, new Properties());
  }

  private static final class Properties extends BeanProvider {

    @Override
    public void visitSerializableProperties(Object bean, JavaBeanProvider.Visitor visitor) {
      super.visitSerializableProperties(
          bean,
          new JavaBeanProvider.Visitor() {
            @Override
            @SuppressWarnings("rawtypes") // XStream's own signature
            public boolean shouldVisit(String name, Class definedIn) {
              return visitor.shouldVisit(name, definedIn);
            }

            @Override
            @SuppressWarnings("rawtypes") // XStream's own signature
            public void visit(String name, Class type, Class definedIn, Object value) {
              if (value != null) {
                visitor.visit(name, type, definedIn, value);
              }
            }
          });
    }
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
