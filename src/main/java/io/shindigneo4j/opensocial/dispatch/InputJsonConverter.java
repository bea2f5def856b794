package io.shindigneo4j.opensocial.dispatch;

import com.google.inject.Injector;
import io.shindigneo4j.opensocial.request.InputConversion;
import io.shindigneo4j.opensocial.request.JsonSyntax;
import java.lang.reflect.Type;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;

/** The converter that a handler reads the parameters of a JSON-RPC call with. */
final class InputJsonConverter extends BeanJsonConverter {

  InputJsonConverter(Injector injector) {
    super(injector);
  }

  @Override
  public <T> T convertToObject(String text, Class<T> type) {
    return InputConversion.of(() -> super.convertToObject(JsonSyntax.checked(text), type));
  }

  @Override
  @SuppressWarnings("TypeParameterUnusedInFormals") // Shindig declares it so
  public <T> T convertToObject(String text, Type type) {
    return InputConversion.of(() -> super.<T>convertToObject(JsonSyntax.checked(text), type));
  }

  @Override
  public Object convertToObject(Object value, Type type) {
    return InputConversion.of(() -> super.convertToObject(value, type));
  }
}
