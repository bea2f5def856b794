package io.shindigneo4j.server.stored;

import io.shindigneo4j.schema.ParameterType;
import io.shindigneo4j.schema.ParameterType.ListOf;
import io.shindigneo4j.schema.ParameterType.Plain;
import java.util.Optional;
import java.util.stream.Stream;

/** The names of types in headers, such as {@code string} and {@code list of integer}. */
final class TypeNames {

  private static final String LIST = "list of ";
  private static final int MAX_DEPTH = 10;

  private TypeNames() {}

  /** Empty for an unknown type, or one of lists that are nested deeper than {@value #MAX_DEPTH}. */
  static Optional<ParameterType> type(String name) {
    return type(name, MAX_DEPTH);
  }

  private static Optional<ParameterType> type(String name, int depth) {
    if (name.startsWith(LIST) && depth > 0) {
      return type(name.substring(LIST.length()), depth - 1).map(ListOf::new);
    }
    return Stream.of(Plain.values())
        .filter(plain -> plain.text().equals(name))
        .<ParameterType>map(plain -> plain)
        .findFirst();
  }
}
