package io.shindigneo4j.opensocial;

import com.google.inject.Inject;
import com.google.inject.Injector;
import com.thoughtworks.xstream.converters.reflection.ReflectionProvider;
import com.thoughtworks.xstream.io.HierarchicalStreamDriver;
import com.thoughtworks.xstream.mapper.Mapper;
import com.thoughtworks.xstream.mapper.MapperWrapper;
import java.util.Map;
import org.apache.shindig.protocol.conversion.xstream.WriterStack;
import org.apache.shindig.social.core.util.xstream.XStream081Configuration;
import org.apache.shindig.social.opensocial.model.Album;

/** Shindig's XML, with the elements of types that it has none for. */
public final class SocialXml extends XStream081Configuration {

  private static final Map<String, Class<?>> ELEMENTS = Map.of("album", Album.class);

  @Inject
  public SocialXml(Injector injector) {
    super(injector);
  }

  @Override
  public ConverterConfig getConverterConfig(
      ConverterSet set,
      ReflectionProvider reflection,
      Mapper mapper,
      HierarchicalStreamDriver driver,
      WriterStack writerStack) {
    return super.getConverterConfig(
        set, reflection, new ElementMapper(mapper), driver, writerStack);
  }

  private static final class ElementMapper extends MapperWrapper {

    ElementMapper(Mapper wrapped) {
      super(wrapped);
    }

    @Override
    @SuppressWarnings("rawtypes") // as XStream has it
    public String serializedClass(Class type) {
      return ELEMENTS.entrySet().stream()
          .filter(element -> type != null && element.getValue().isAssignableFrom(type))
          .map(Map.Entry::getKey)
          .findFirst()
          .orElseGet(() -> super.serializedClass(type));
    }

    @Override
    @SuppressWarnings("rawtypes") // as XStream has it
    public Class realClass(String element) {
      Class<?> known = ELEMENTS.get(element);
      return known == null ? super.realClass(element) : known;
    }
  }
}
