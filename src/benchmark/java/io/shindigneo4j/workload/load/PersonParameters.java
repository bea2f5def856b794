package io.shindigneo4j.workload.load;

import io.shindigneo4j.workload.row.PersonRow;
import java.util.List;
import java.util.Map;

/** Converts a person. */
public final class PersonParameters {

  private PersonParameters() {}

  static Map<String, Object> of(PersonRow person) {
    return Map.of(
        "properties", properties(person),
        "email", Map.of("value", person.email(), "primary", true),
        "addresses", person.addresses().stream().map(PersonParameters::address).toList(),
        "organizations",
            person.organizations().stream().map(PersonParameters::organization).toList());
  }

  private static Map<String, Object> properties(PersonRow person) {
    String name = person.givenName() + " " + person.familyName();
    return Map.ofEntries(
        Map.entry("id", person.id()),
        Map.entry("displayName", name),
        Map.entry("name.formatted", name),
        Map.entry("name.givenName", person.givenName()),
        Map.entry("name.familyName", person.familyName()),
        Map.entry("nickname", person.nickname()),
        Map.entry("gender", person.gender()),
        Map.entry("birthday", person.birthday()),
        Map.entry("aboutMe", person.aboutMe()),
        Map.entry("status", person.status()),
        Map.entry("relationshipStatus", person.relationshipStatus()),
        Map.entry("thumbnailUrl", person.thumbnailUrl()),
        Map.entry("profileUrl", person.profileUrl()),
        Map.entry("interests", List.copyOf(person.interests())),
        Map.entry("languagesSpoken", List.copyOf(person.languages())));
  }

  /** The properties of an address. */
  public static Map<String, Object> address(PersonRow.Address address) {
    return Map.of(
        "streetAddress", address.streetAddress(),
        "locality", address.locality(),
        "region", address.region(),
        "postalCode", address.postalCode(),
        "country", address.country(),
        "latitude", address.latitude(),
        "longitude", address.longitude(),
        "type", "home");
  }

  /** The properties of an organisation. */
  public static Map<String, Object> organization(PersonRow.Employment employment) {
    return Map.of(
        "name", employment.name(),
        "field", employment.field(),
        "webpage", employment.webpage(),
        "title", employment.title(),
        "startDate", employment.startDate(),
        "type", "job");
  }
}
