package io.shindigneo4j.schema;

import java.util.List;
import java.util.stream.Collectors;

/** The values of the protocol that a parameter may have. */
public sealed interface ParameterType {

  /** In words, such as {@code list of string}. */
  String text();

  /** Of any map, or one value. */
  enum Plain implements ParameterType {
    ANY("any"),
    BOOLEAN("boolean"),
    FLOAT("float"),
    INTEGER("integer"),
    MAP("map"),
    STRING("string");

    private final String text;

    Plain(String text) {
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }
  }

  /** One of some strings. */
  record Word(List<String> words) implements ParameterType {

    @Override
    public String text() {
      return "one of " + String.join(", ", words);
    }
  }

  /** A list without nulls. */
  record ListOf(ParameterType element) implements ParameterType {

    @Override
    public String text() {
      return "list of " + element.text();
    }
  }

  /** A map with these keys, and no others. */
  record Fields(List<Parameter> parameters) implements ParameterType {

    @Override
    public String text() {
      return parameters.stream()
          .map(field -> field.name() + ": " + field.type().text())
          .collect(Collectors.joining(", ", "{", "}"));
    }
  }
}
