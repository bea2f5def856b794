package io.shindigneo4j.opensocial.access;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A line of {@code scopes.txt}.
 *
 * @param scopes that the call needs
 */
record ScopedCall(Set<String> scopes, String method, String parameters) {

  static List<ScopedCall> all() {
    try (InputStream table = ScopedCall.class.getResourceAsStream("scopes.txt")) {
      return new String(table.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(ScopedCall::parse)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ScopedCall parse(String line) {
    String[] cells = line.split("\\|");
    Set<String> scopes =
        Stream.of(cells[0].strip().split(" "))
            .filter(scope -> !scope.isEmpty())
            .collect(Collectors.toSet());
    return new ScopedCall(scopes, cells[1].strip(), withUser(cells[2].strip()));
  }

  private static String withUser(String parameters) {
    return parameters.contains("userId")
        ? parameters
        : parameters.replaceFirst("\\{", "{\"userId\": \"@me\", ").replace(", }", "}");
  }

  /** A token with these scopes alone. */
  ScopedViewer token(Set<String> given) {
    return new ScopedViewer("ann", Scopes.of(given));
  }
}
