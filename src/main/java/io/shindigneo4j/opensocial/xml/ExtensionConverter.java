package io.shindigneo4j.opensocial.xml;

import com.google.common.base.CharMatcher;
import com.thoughtworks.xstream.converters.MarshallingContext;
import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import com.thoughtworks.xstream.io.WriterWrapper;
import org.apache.shindig.protocol.conversion.xstream.ExtendableBeanConverter;

/**
 * Writes the extensions of an activity, whose names clients choose. What no name of an element may
 * have is an underscore there: otherwise a name could bring markup of its own.
 */
final class ExtensionConverter extends ExtendableBeanConverter {

  private static final CharMatcher IN_NAMES =
      CharMatcher.inRange('a', 'z')
          .or(CharMatcher.inRange('A', 'Z'))
          .or(CharMatcher.inRange('0', '9'))
          .or(CharMatcher.anyOf("_-."));

  @Override
  public void marshal(Object bean, HierarchicalStreamWriter writer, MarshallingContext context) {
    super.marshal(bean, new ValidNames(writer), context);
  }

  private static final class ValidNames extends WriterWrapper {

    ValidNames(HierarchicalStreamWriter writer) {
      super(writer);
    }

    @Override
    public void startNode(String name) {
      super.startNode(valid(name));
    }
  }

  static String valid(String name) {
    String valid = IN_NAMES.negate().replaceFrom(name, '_');
    return !valid.isEmpty() && (Character.isLetter(valid.charAt(0)) || valid.charAt(0) == '_')
        ? valid
        : '_' + valid;
  }
}
