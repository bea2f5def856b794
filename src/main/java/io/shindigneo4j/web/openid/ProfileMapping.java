package io.shindigneo4j.web.openid;

import io.shindigneo4j.web.provider.PersonClaim;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.Person;

/**
 * Which claims fill which fields of a first profile.
 *
 * @param fields by the names of their claims
 */
record ProfileMapping(Map<String, ProfileField> fields) {
  /**
   * @param text such as {@code name=displayName, email=emails}
   * @throws IllegalArgumentException if it does not look so, or names a field that there is not
   */
  static ProfileMapping parse(String text) {
    Map<String, ProfileField> fields = new LinkedHashMap<>();
    for (String pair : text.isEmpty() ? new String[0] : text.split(",", -1)) {
      String[] sides = pair.split("=", -1);
      if (sides.length != 2 || sides[0].isBlank()) {
        throw new IllegalArgumentException("it must be as in name=displayName, email=emails");
      }
      fields.put(sides[0].strip(), field(sides[1].strip()));
    }
    return new ProfileMapping(fields);
  }

  private static ProfileField field(String name) {
    return ProfileField.of(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "it must name fields of " + ProfileField.names() + ", not " + name));
  }

  Set<String> claims() {
    return fields.keySet();
  }

  /** A profile of what is known; claims that are no texts, or not verified, are left out. */
  Person profile(String id, Map<String, Object> claims) {
    Person person = new PersonImpl();
    person.setId(id);
    fields.forEach(
        (claim, field) -> {
          boolean doubtful = isFalse(claims.get(claim + PersonClaim.VERIFIED));
          if (claims.get(claim) instanceof String text && !doubtful) {
            field.fill(person, text);
          }
        });
    return person;
  }

  private static boolean isFalse(Object verified) {
    return verified != null && !verified.toString().equals("true");
  }
}
