package io.shindigneo4j.opensocial.dispatch;

import io.shindigneo4j.opensocial.request.InputConversion;
import io.shindigneo4j.opensocial.request.JsonSyntax;
import java.io.IOException;
import org.apache.shindig.protocol.conversion.BeanConverter;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;

/** The converter that a handler reads the body of a REST request with. */
record InputConverter(BeanConverter converter) implements BeanConverter {

  @Override
  public <T> T convertToObject(String text, Class<T> type) {
    return InputConversion.of(() -> converter.convertToObject(checked(text), type));
  }

  /** XML has limits of its own. */
  private String checked(String text) {
    return converter instanceof BeanJsonConverter ? JsonSyntax.checked(text) : text;
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
