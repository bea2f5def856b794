package io.shindigneo4j.server.stored;

import io.shindigneo4j.schema.ParameterType;
import io.shindigneo4j.schema.ParameterType.ListOf;
import io.shindigneo4j.schema.ParameterType.Plain;
import java.util.Optional;
import java.util.stream.Stream;

/** How headers call types: {@code string}, {@code list of integer} and the like. */
final class TypeNames {

  private static final String LIST = "list of ";

  private TypeNames() {}

  static Optional<ParameterType> type(String name) {
    return name.startsWith(LIST)
        ? type(name.substring(LIST.length())).map(ListOf::new)
        : Stream.of(Plain.values())
            .filter(plain -> plain.text().equals(name))
            .<ParameterType>map(plain -> plain)
            .findFirst();
  }
}
