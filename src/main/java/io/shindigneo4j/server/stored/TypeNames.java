package io.shindigneo4j.server.stored;

import io.shindigneo4j.schema.ParameterType;
import io.shindigneo4j.schema.ParameterType.ListOf;
import io.shindigneo4j.schema.ParameterType.Plain;
import java.util.Optional;
import java.util.stream.Stream;

/** How headers call types: {@code string}, {@code list of integer} and the like. */
final class TypeNames {

  private static final String LIST = "list of ";
  private static final int DEEPEST = 10;

  private TypeNames() {}

  /** Empty for what is no type, or is one of more than {@value #DEEPEST} lists in each other. */
  static Optional<ParameterType> type(String name) {
    return type(name, DEEPEST);
  }

  private static Optional<ParameterType> type(String name, int deepest) {
    if (name.startsWith(LIST) && deepest > 0) {
      return type(name.substring(LIST.length()), deepest - 1).map(ListOf::new);
    }
    return Stream.of(Plain.values())
        .filter(plain -> plain.text().equals(name))
        .<ParameterType>map(plain -> plain)
        .findFirst();
  }
}
