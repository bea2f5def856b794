package io.shindigneo4j.web.bearer;

import io.shindigneo4j.opensocial.access.Scopes;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What scopes of a provider mean here: one of its names, an equals sign, names of ours. Ours mean
 * themselves.
 */
record ScopeMapping(Map<String, List<String>> byName) {

  /**
   * Reads {@code api.read=people:read friends:read, api.write=activities:write}.
   *
   * @throws IllegalArgumentException for another form, or a scope that we do not have
   */
  static ScopeMapping parse(String text) {
    Map<String, List<String>> byName = new HashMap<>();
    for (String entry : text.isEmpty() ? new String[0] : text.split(",")) {
      String[] sides = entry.strip().split("=", 2);
      if (sides.length < 2) {
        throw new IllegalArgumentException("it must be as in api.read=people:read friends:read");
      }
      byName.put(sides[0].strip(), Arrays.stream(sides[1].strip().split("\\s+")).toList());
    }
    byName.values().stream().flatMap(List::stream).forEach(ScopeMapping::requireKnown);
    return new ScopeMapping(Map.copyOf(byName));
  }

  private static void requireKnown(String scope) {
    if (!Scopes.known().contains(scope)) {
      throw new IllegalArgumentException("it must name scopes that exist, not " + scope);
    }
  }

  Scopes of(Collection<String> names) {
    return Scopes.of(
        names.stream()
            .flatMap(
                name ->
                    Stream.concat(Stream.of(name), byName.getOrDefault(name, List.of()).stream()))
            .filter(Scopes.known()::contains)
            .distinct()
            .toList());
  }
}
