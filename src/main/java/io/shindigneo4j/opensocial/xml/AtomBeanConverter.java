package io.shindigneo4j.opensocial.xml;

import com.google.inject.Inject;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.conversion.xstream.XStreamConfiguration;
import org.apache.shindig.social.core.util.BeanXStreamAtomConverter;

/** Beans as Atom, for reading alone: a client writes JSON or XML. */
public final class AtomBeanConverter extends BeanXStreamAtomConverter {

  @Inject
  public AtomBeanConverter(XStreamConfiguration configuration) {
    super(configuration);
  }

  @Override
  public <T> T convertToObject(String xml, Class<T> type) {
    throw new ProtocolException(
        HttpServletResponse.SC_UNSUPPORTED_MEDIA_TYPE, "write JSON or XML, not Atom");
  }
}
