package io.shindigneo4j.opensocial.xml;

import com.google.inject.Inject;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.conversion.xstream.XStreamConfiguration;
import org.apache.shindig.social.core.model.ActivityObjectImpl;
import org.apache.shindig.social.core.util.BeanXStreamAtomConverter;
import org.apache.shindig.social.opensocial.model.ActivityEntry;

/** Beans as Atom, for reading alone: a client writes JSON or XML. */
public final class AtomBeanConverter extends BeanXStreamAtomConverter {

  @Inject
  public AtomBeanConverter(XStreamConfiguration configuration) {
    super(configuration);
  }

  @Override
  public String convertToString(Object bean) {
    if (bean instanceof RestfulCollection<?> collection) {
      collection.getList().forEach(AtomBeanConverter::complete);
    }
    return XmlCharacters.valid(super.convertToString(bean));
  }

  /** Shindig reads of the object and the actor of each activity, which may have none. */
  private static void complete(Object item) {
    if (item instanceof ActivityEntry activity) {
      if (activity.getObject() == null) {
        activity.setObject(new ActivityObjectImpl());
      }
      if (activity.getActor() == null) {
        activity.setActor(new ActivityObjectImpl());
      }
      if (activity.getPublished() == null) {
        activity.setPublished("");
      }
    }
  }

  @Override
  public <T> T convertToObject(String xml, Class<T> type) {
    throw new ProtocolException(
        HttpServletResponse.SC_UNSUPPORTED_MEDIA_TYPE, "write JSON or XML, not Atom");
  }
}
