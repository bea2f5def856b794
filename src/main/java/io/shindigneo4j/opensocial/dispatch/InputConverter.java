package io.shindigneo4j.opensocial.dispatch;

import io.shindigneo4j.opensocial.request.InputConversion;
import java.io.IOException;
import org.apache.shindig.protocol.conversion.BeanConverter;

/** The converter that a handler reads the body of a REST request with that is no JSON. */
record InputConverter(BeanConverter converter) implements BeanConverter {

  @Override
  public <T> T convertToObject(String text, Class<T> type) {
    return InputConversion.of(() -> converter.convertToObject(text, type));
  }

  @Override
  public String convertToString(Object value) {
    return converter.convertToString(value);
  }

  @Override
  public String getContentType() {
    return converter.getContentType();
  }

  @Override
  public void append(Appendable target, Object value) throws IOException {
    converter.append(target, value);
  }
}
