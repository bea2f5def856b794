package io.shindigneo4j.opensocial.xml;

import com.google.inject.Inject;
import com.google.inject.Injector;
import com.thoughtworks.xstream.converters.reflection.ReflectionProvider;
import com.thoughtworks.xstream.io.HierarchicalStreamDriver;
import com.thoughtworks.xstream.mapper.Mapper;
import org.apache.shindig.protocol.conversion.xstream.WriterStack;
import org.apache.shindig.social.core.util.xstream.XStream081Configuration;

/** Shindig's way to write XML, with the elements that it has forgotten. */
public final class SocialXmlConfiguration extends XStream081Configuration {

  @Inject
  public SocialXmlConfiguration(Injector injector) {
    super(injector);
  }

  @Override
  public ConverterConfig getConverterConfig(
      ConverterSet set,
      ReflectionProvider reflection,
      Mapper mapper,
      HierarchicalStreamDriver driver,
      WriterStack stack) {
    ConverterConfig config =
        super.getConverterConfig(set, reflection, new ElementNames(mapper), driver, stack);
    config.xstream.registerConverter(new GroupConverter(config.mapper));
    config.xstream.registerConverter(new ExtensionConverter());
    return config;
  }
}
