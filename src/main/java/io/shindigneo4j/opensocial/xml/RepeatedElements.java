package io.shindigneo4j.opensocial.xml;

import com.thoughtworks.xstream.mapper.Mapper;
import com.thoughtworks.xstream.mapper.MapperWrapper;
import java.beans.Introspector;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.shindig.protocol.conversion.xstream.ImplicitCollectionFieldMapping;

/** Each list of a bean as several elements of its name, as OpenSocial's schema has it. */
final class RepeatedElements extends MapperWrapper {

  /** The names of the properties of a bean that are lists. */
  private static final ClassValue<Set<String>> LISTS =
      new ClassValue<>() {
        @Override
        protected Set<String> computeValue(Class<?> type) {
          return Stream.of(type.getMethods())
              .filter(method -> method.getName().startsWith("get"))
              .filter(method -> method.getParameterCount() == 0)
              .filter(method -> Collection.class.isAssignableFrom(method.getReturnType()))
              .map(RepeatedElements::property)
              .collect(Collectors.toUnmodifiableSet());
        }
      };

  RepeatedElements(Mapper wrapped) {
    super(wrapped);
  }

  private static String property(Method getter) {
    return Introspector.decapitalize(getter.getName().substring("get".length()));
  }

  @Override
  @SuppressWarnings("rawtypes") // XStream's own signature
  public ImplicitCollectionMapping getImplicitCollectionDefForFieldName(Class type, String field) {
    return LISTS.get(type).contains(field)
        ? new ImplicitCollectionFieldMapping(type, field, Object.class, field)
        : null;
  }
}
