package io.shindigneo4j.opensocial.appdata;

import java.util.List;
import java.util.Locale;
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
    boolean whole = fields.stream().map(AppDataFields::lowerCase).anyMatch(WHOLE::equals);
    List<String> keys =
        fields.stream()
            .filter(field -> lowerCase(field).startsWith(PREFIX))
            .map(field -> field.substring(PREFIX.length()))
            .toList();
    return new AppDataFields(whole || !keys.isEmpty(), whole ? List.of() : keys);
  }

  private static String lowerCase(String field) {
    return field.toLowerCase(Locale.ROOT);
  }
}
