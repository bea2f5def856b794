package io.shindigneo4j.opensocial.dispatch;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.shindig.protocol.model.Enum;
import org.apache.shindig.protocol.model.Enum.EnumKey;
import org.apache.shindig.social.opensocial.model.BodyType;
import org.apache.shindig.social.opensocial.model.Person;
import org.json.JSONObject;

/**
 * The texts that a person of OpenSocial 2.5.1 (Social Data, Person) has where Shindig's beans have
 * enumerations, a body type or a number.
 */
final class PersonTexts {

  private static final int LENGTH_OF_OFFSET = "-08:00".length();
  private static final int SECONDS_OF_A_MINUTE = 60;

  private PersonTexts() {}

  /** What stands for a text in a bean; any other value as it is. */
  static Object read(Object value, Type type) {
    if (!(value instanceof String text)) {
      return value;
    } else if (type == BodyType.class) {
      return new JSONObject(Map.of("build", text));
    } else if (type == Long.class && text.length() == LENGTH_OF_OFFSET && text.indexOf(':') == 3) {
      return ZoneOffset.of(text).getTotalSeconds() / SECONDS_OF_A_MINUTE;
    } else if (type == Person.Gender.class && text.equals("undisclosed")) {
      return null; // what is not told is not kept
    } else if (type instanceof ParameterizedType generic && generic.getRawType() == Enum.class) {
      return choice(text, (Class<?>) generic.getActualTypeArguments()[0]);
    }
    return value;
  }

  /** The constant that is meant, or words that are none. */
  private static JSONObject choice(String text, Class<?> keys) {
    return Stream.of(keys.getEnumConstants())
        .map(key -> (EnumKey) key)
        .filter(
            key ->
                key.toString().equalsIgnoreCase(text)
                    || key.getDisplayValue().equalsIgnoreCase(text))
        .findFirst()
        .map(key -> new JSONObject(Map.of("value", key.toString())))
        .orElseGet(() -> new JSONObject(Map.of("displayValue", text)));
  }
}
