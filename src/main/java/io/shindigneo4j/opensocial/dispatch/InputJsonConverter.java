package io.shindigneo4j.opensocial.dispatch;

import com.google.inject.Injector;
import io.shindigneo4j.opensocial.json.ApproximateDate;
import io.shindigneo4j.opensocial.json.Moments;
import io.shindigneo4j.opensocial.request.InputConversion;
import io.shindigneo4j.opensocial.request.JsonSyntax;
import io.shindigneo4j.opensocial.request.SpecifiedForms;
import io.shindigneo4j.opensocial.request.UnreadableInputException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.protocol.model.Enum;
import org.apache.shindig.protocol.model.EnumImpl;
import org.json.JSONArray;
import org.json.JSONObject;

/** The converter that a handler reads the parameters of a JSON-RPC call with, and other JSON. */
final class InputJsonConverter extends BeanJsonConverter {

  /** Null where values are taken as Shindig takes them. */
  private final ExactValues exact;

  /** Reads what is no social data, such as the call of {@code osapi.http}. */
  private final InputJsonConverter others;

  InputJsonConverter(Injector injector) {
    super(injector);
    exact = new ExactValues(injector);
    others = new InputJsonConverter(injector, null);
  }

  private InputJsonConverter(Injector injector, ExactValues exact) {
    super(injector);
    this.exact = exact;
    this.others = this;
  }

  /** Checks the text, as the same method for a class does: it calls this one. */
  @Override
  @SuppressWarnings("TypeParameterUnusedInFormals") // Shindig declares it so
  public <T> T convertToObject(String text, Type type) {
    return InputConversion.of(() -> super.<T>convertToObject(JsonSyntax.kept(text), type));
  }

  /** Null is no value, also in a list of a type; Shindig would make a text of it. */
  @Override
  public Object convertToObject(Object value, Type type) {
    if (value == JSONObject.NULL) {
      return null;
    } else if (type instanceof WildcardType) { // such as a value of application data
      return value;
    }
    if (type == Date.class) {
      return value instanceof Date date
          ? date
          : InputConversion.of(
              () -> {
                check(value, type);
                return Moments.given(value.toString());
              });
    }
    Object given =
        value instanceof JSONArray list && type != null && !isChoice(type)
            ? withoutNulls(list, type)
            : ApproximateDate.inOrganization(
                SpecifiedForms.read(constant(value, type), type), type);
    if (given == null) {
      return null;
    }
    if (isChoice(type) && isEmpty(given)) {
      return new EnumImpl<>(null, null); // Shindig gives it an empty text
    }
    Object told = isChoice(type) && given instanceof JSONObject choice ? told(choice) : given;
    try {
      return InputConversion.of(() -> exactly(told, type));
    } catch (UnreadableInputException e) {
      throw UnreadableInputException.named(e).orElseGet(() -> named(e, given, type));
    }
  }

  private Object exactly(Object value, Type type) {
    if (value instanceof JSONObject && !ExactValues.areOf(type) && others != this) {
      return others.convertToObject(value, type);
    }
    check(value, type);
    return super.convertToObject(value, type);
  }

  private void check(Object value, Type type) {
    if (exact != null) {
      exact.check(value, type);
    }
  }

  /** Names the field that failed: the one that fails alone, too. */
  private UnreadableInputException named(
      UnreadableInputException failure, Object value, Type type) {
    if (value instanceof JSONObject document && type instanceof Class<?>) {
      for (Iterator<?> names = document.keys(); names.hasNext(); ) {
        String name = (String) names.next();
        JSONObject alone = new JSONObject(Collections.singletonMap(name, document.opt(name)));
        try {
          super.convertToObject(alone, type);
        } catch (RuntimeException e) {
          return new UnreadableInputException(name, failure);
        }
      }
    }
    return failure;
  }

  /** Whether Shindig reads a key with words for it, without this converter. */
  private static boolean isChoice(Type type) {
    return type instanceof ParameterizedType generic && generic.getRawType() == Enum.class;
  }

  /** What is not null of a choice. */
  private static JSONObject told(JSONObject choice) {
    Map<String, Object> told = new HashMap<>();
    for (Iterator<?> names = choice.keys(); names.hasNext(); ) {
      String name = (String) names.next();
      if (!choice.isNull(name)) {
        told.put(name, choice.opt(name));
      }
    }
    return new JSONObject(told);
  }

  private static JSONArray withoutNulls(JSONArray list, Type type) {
    boolean choices = type instanceof ParameterizedType generic && isListOfChoices(generic);
    JSONArray values = new JSONArray();
    for (int i = 0; i < list.length(); i++) {
      if (!list.isNull(i) && !(choices && isEmpty(list.opt(i)))) {
        values.put(list.opt(i));
      }
    }
    return values;
  }

  private static boolean isListOfChoices(ParameterizedType type) {
    return type.getActualTypeArguments().length == 1 && isChoice(type.getActualTypeArguments()[0]);
  }

  private static boolean isEmpty(Object choice) {
    return choice instanceof JSONObject document && told(document).length() == 0;
  }

  /**
   * A constant as it is written in OpenSocial, such as {@code image}. The names of Shindig's own
   * scripts and of Java, such as {@code IMAGE}, differ from it in case.
   */
  private static Object constant(Object value, Type type) {
    return value instanceof String text && type instanceof Class<?> constants && constants.isEnum()
        ? Stream.of(constants.getEnumConstants())
            .map(Object::toString)
            .filter(text::equalsIgnoreCase)
            .findFirst()
            .orElse(text)
        : value;
  }
}
