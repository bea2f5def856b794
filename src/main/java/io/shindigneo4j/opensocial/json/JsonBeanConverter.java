package io.shindigneo4j.opensocial.json;

import com.google.inject.Inject;
import com.google.inject.Injector;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.Date;
import java.util.Optional;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.json.JSONObject;

/** Shindig's converter, which writes by {@link JsonAnswers}, and reads by {@link BeanReaders}. */
public final class JsonBeanConverter extends BeanJsonConverter {

  private final JsonAnswers answers;
  private final BeanReaders readers;

  @Inject
  JsonBeanConverter(Injector injector, JsonAnswers answers, BeanReaders readers) {
    super(injector);
    this.answers = answers;
    this.readers = readers;
  }

  /** That of a setter; null for what is none. */
  static String propertyName(Method setter) {
    return getPropertyName(setter);
  }

  /** For who sends answers as UTF-8: the bytes of {@link #convertToString}. */
  public JsonAnswers answers() {
    return answers;
  }

  @Override
  public String convertToString(Object value) {
    Optional<String> text = answers.write(value).text();
    return text.isPresent() ? text.get() : super.convertToString(value);
  }

  /** A moment without a zone is in UTC, not in the zone of the server. */
  @Override
  public Object convertToObject(Object value, Type type) {
    if (type == Date.class && value != null) {
      return value instanceof Date date ? date : Moments.read(value.toString());
    }
    Object given = ApproximateDate.inOrganization(value, type);
    if (given instanceof JSONObject document) {
      Optional<BeanReader> reader = readers.of(type);
      if (reader.isPresent()) {
        return reader.get().read(document, this::convertToObject);
      }
    }
    return super.convertToObject(given, type);
  }

  @Override
  public void append(Appendable target, Object value) throws IOException {
    target.append(convertToString(value));
  }
}
