package io.shindigneo4j.opensocial.xml;

import com.google.inject.Inject;
import com.google.inject.Injector;
import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.converters.Converter;
import com.thoughtworks.xstream.converters.ConverterLookup;
import com.thoughtworks.xstream.converters.basic.AbstractSingleValueConverter;
import com.thoughtworks.xstream.converters.collections.CollectionConverter;
import com.thoughtworks.xstream.converters.reflection.ReflectionProvider;
import com.thoughtworks.xstream.core.AbstractTreeMarshallingStrategy;
import com.thoughtworks.xstream.core.TreeMarshaller;
import com.thoughtworks.xstream.core.TreeUnmarshaller;
import com.thoughtworks.xstream.io.HierarchicalStreamDriver;
import com.thoughtworks.xstream.io.HierarchicalStreamReader;
import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import com.thoughtworks.xstream.mapper.Mapper;
import io.shindigneo4j.opensocial.json.Moments;
import java.util.Collection;
import java.util.Date;
import org.apache.shindig.protocol.conversion.xstream.GuiceBeanConverter;
import org.apache.shindig.protocol.conversion.xstream.WriterStack;
import org.apache.shindig.social.core.util.xstream.XStream081Configuration;

/** Shindig's way to write XML, with the elements that it has forgotten. */
public final class SocialXmlConfiguration extends XStream081Configuration {

  /** Before XStream looks into the fields of what can be serialized. */
  private static final int BEFORE_SERIALIZATION = XStream.PRIORITY_LOW + 1;

  private final Injector injector;

  @Inject
  public SocialXmlConfiguration(Injector injector) {
    super(injector);
    this.injector = injector;
  }

  /** Nothing is written for null, which lists and maps of clients may have. */
  private static final class WithoutNulls extends AbstractTreeMarshallingStrategy {

    @Override
    protected TreeMarshaller createMarshallingContext(
        HierarchicalStreamWriter writer, ConverterLookup converters, Mapper mapper) {
      return new TreeMarshaller(writer, converters, mapper) {
        @Override
        public void convertAnother(Object item, Converter converter) {
          if (item != null) {
            super.convertAnother(item, converter);
          }
        }
      };
    }

    @Override
    protected TreeUnmarshaller createUnmarshallingContext(
        Object root, HierarchicalStreamReader reader, ConverterLookup converters, Mapper mapper) {
      throw new UnsupportedOperationException("XML is read by way of JSON");
    }
  }

  /** Dates as in JSON; XStream writes them in the zone of the server, by the Julian calendar. */
  private static final class DateConverter extends AbstractSingleValueConverter {

    @Override
    @SuppressWarnings("rawtypes") // XStream's own signature
    public boolean canConvert(Class type) {
      return type != null && Date.class.isAssignableFrom(type);
    }

    @Override
    public String toString(Object date) {
      return Moments.text((Date) date);
    }

    @Override
    public Object fromString(String text) {
      throw new UnsupportedOperationException("XML is read by way of JSON");
    }
  }

  /** A list of any type, such as one that cannot be changed: each entry by the name of its type. */
  private static final class AnyCollectionConverter extends CollectionConverter {

    AnyCollectionConverter(Mapper mapper) {
      super(mapper);
    }

    @Override
    @SuppressWarnings("rawtypes") // XStream's own signature
    public boolean canConvert(Class type) {
      return type != null && Collection.class.isAssignableFrom(type);
    }
  }

  @Override
  public ConverterConfig getConverterConfig(
      ConverterSet set,
      ReflectionProvider reflection,
      Mapper mapper,
      HierarchicalStreamDriver driver,
      WriterStack stack) {
    ConverterConfig config =
        super.getConverterConfig(
            set, reflection, new ElementNames(mapper), new XmlOutput(driver), stack);
    config.xstream.registerConverter(
        new GuiceBeanConverter(new RepeatedElements(config.mapper), injector));
    config.xstream.registerConverter(new ExtensionsConverter(), XStream.PRIORITY_VERY_HIGH);
    config.xstream.registerConverter(new GroupConverter(config.mapper));
    config.xstream.registerConverter(new DateConverter());
    config.xstream.registerConverter(
        new AnyCollectionConverter(config.mapper), BEFORE_SERIALIZATION);
    config.xstream.setMarshallingStrategy(new WithoutNulls());
    return config;
  }
}
