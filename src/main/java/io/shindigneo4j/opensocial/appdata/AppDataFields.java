package io.shindigneo4j.opensocial.appdata;

import java.util.List;
import java.util.Set;

/**
 * The application data that a request for people asks for. The specification spells the field
 * {@code appdata} in requests and {@code appData} in answers.
 *
 * @param any whether the request asks for application data
 * @param keys empty for all
 */
record AppDataFields(boolean any, List<String> keys) {

  private static final String WHOLE = "appdata";
  private static final String PREFIX = WHOLE + ".";

  static AppDataFields of(Set<String> names) {
    Set<String> fields = names == null ? Set.of() : names;
    boolean whole = fields.stream().anyMatch(WHOLE::equalsIgnoreCase);
    List<String> keys =
        fields.stream()
            .filter(field -> field.regionMatches(true, 0, PREFIX, 0, PREFIX.length()))
            .map(field -> field.substring(PREFIX.length()))
            .toList();
    return new AppDataFields(whole || !keys.isEmpty(), whole ? List.of() : keys);
  }
}
