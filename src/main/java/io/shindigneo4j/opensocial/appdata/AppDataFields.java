package io.shindigneo4j.opensocial.appdata;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What a request for people wants of their application data. The field is {@code appdata} in the
 * specification's requests, {@code appData} in its data.
 *
 * @param any whether it wants something
 * @param keys none stands for all
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
