package io.shindigneo4j.server.stored;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.Parameter;
import io.shindigneo4j.schema.ParameterType;
import io.shindigneo4j.schema.ParameterType.ListOf;
import io.shindigneo4j.schema.ParameterType.Plain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Checks the parameters of a call against the header. */
final class ParameterCheck {

  private ParameterCheck() {}

  /**
   * Returns a value for each parameter of the header; null if it is absent.
   *
   * @throws InvalidParameterException if one is missing, unknown or of the wrong type
   */
  static Map<String, Object> checked(List<Parameter> parameters, Map<String, Object> values) {
    Map<String, Object> unused = new HashMap<>(values);
    Map<String, Object> checked = new HashMap<>();
    for (Parameter parameter : parameters) {
      checked.put(parameter.name(), checked(parameter, unused.remove(parameter.name())));
    }
    if (!unused.isEmpty()) {
      throw new InvalidParameterException("unknown parameter " + unused.keySet().iterator().next());
    }
    return checked;
  }

  private static Object checked(Parameter parameter, Object value) {
    if (value == null && parameter.required()) {
      throw new InvalidParameterException(parameter.name() + " must be there");
    }
    return value == null ? null : typed(parameter.name(), parameter.type(), value);
  }

  private static Object typed(String name, ParameterType type, Object value) {
    if (type instanceof ListOf list && value instanceof List<?> elements) {
      return typed(name, list.element(), elements);
    }
    if (type == Plain.FLOAT && value instanceof Long whole) {
      return whole.doubleValue();
    }
    if (!(type instanceof Plain plain) || !isOf(plain, value)) {
      throw new InvalidParameterException(name + " must be of type " + type.text());
    }
    return value;
  }

  private static List<Object> typed(String name, ParameterType type, List<?> elements) {
    List<Object> typed = new ArrayList<>(elements.size());
    for (Object element : elements) {
      if (element == null) {
        throw new InvalidParameterException(name + " must not contain null");
      }
      typed.add(typed(name, type, element));
    }
    return typed;
  }

  private static boolean isOf(Plain type, Object value) {
    return switch (type) {
      case ANY -> true;
      case BOOLEAN -> value instanceof Boolean;
      case FLOAT -> value instanceof Double;
      case INTEGER -> value instanceof Long;
      case MAP -> value instanceof Map;
      case STRING -> value instanceof String;
    };
  }
}
