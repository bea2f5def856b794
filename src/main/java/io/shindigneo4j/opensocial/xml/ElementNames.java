package io.shindigneo4j.opensocial.xml;

import com.thoughtworks.xstream.mapper.Mapper;
import com.thoughtworks.xstream.mapper.MapperWrapper;
import java.util.Map;
import java.util.Optional;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.model.Group;

/** The names of elements for beans that would have the full names of their classes. */
final class ElementNames extends MapperWrapper {

  private static final Map<Class<?>, String> NAMES =
      Map.of(Album.class, "album", Group.class, "group");

  ElementNames(Mapper wrapped) {
    super(wrapped);
  }

  @Override
  @SuppressWarnings("rawtypes") // XStream's own signature
  public String serializedClass(Class type) {
    return type == null
        ? super.serializedClass(null)
        : name(type).orElseGet(() -> super.serializedClass(type));
  }

  /** The name of a type that has another one than its class. */
  static Optional<String> name(Class<?> type) {
    return Optional.ofNullable(type.getAnnotation(ElementName.class))
        .map(ElementName::value)
        .or(() -> nameOfSupertype(type));
  }

  private static Optional<String> nameOfSupertype(Class<?> type) {
    return NAMES.entrySet().stream()
        .filter(name -> name.getKey().isAssignableFrom(type))
        .map(Map.Entry::getValue)
        .findFirst();
  }
}
