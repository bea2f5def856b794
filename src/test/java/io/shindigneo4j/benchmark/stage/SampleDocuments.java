package io.shindigneo4j.benchmark.stage;

import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.workload.row.ActivitiesRow;
import io.shindigneo4j.workload.row.ActivitiesRow.Activity;
import io.shindigneo4j.workload.row.ActivitiesRow.Thing;
import io.shindigneo4j.workload.row.GroupRow;
import io.shindigneo4j.workload.row.MessageRow;
import io.shindigneo4j.workload.row.PersonRow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The things of a network as Shindig's sample data have them. */
final class SampleDocuments {

  private SampleDocuments() {}

  static Map<String, Object> person(PersonRow person) {
    Map<String, Object> profile = new HashMap<>(properties(person));
    put(profile, "addresses", person.addresses().stream().map(SampleDocuments::address).toList());
    put(
        profile,
        "organizations",
        person.organizations().stream().map(SampleDocuments::organization).toList());
    return profile;
  }

  /** An empty list is not there. */
  private static void put(Map<String, Object> profile, String field, List<?> entries) {
    if (!entries.isEmpty()) {
      profile.put(field, entries);
    }
  }

  private static Map<String, Object> properties(PersonRow person) {
    return Map.ofEntries(
        Map.entry("id", person.id()),
        Map.entry("displayName", name(person)),
        Map.entry(
            "name",
            Map.of(
                "formatted", name(person),
                "givenName", person.givenName(),
                "familyName", person.familyName())),
        Map.entry("nickname", person.nickname()),
        Map.entry("gender", person.gender()),
        Map.entry("birthday", person.birthday()),
        Map.entry("aboutMe", person.aboutMe()),
        Map.entry("status", person.status()),
        Map.entry("relationshipStatus", person.relationshipStatus()),
        Map.entry("thumbnailUrl", person.thumbnailUrl()),
        Map.entry("profileUrl", person.profileUrl()),
        Map.entry("interests", person.interests()),
        Map.entry("languagesSpoken", person.languages()),
        Map.entry("emails", List.of(Map.of("value", person.email(), "primary", true))));
  }

  private static String name(PersonRow person) {
    return person.givenName() + " " + person.familyName();
  }

  private static Map<String, Object> address(PersonRow.Address address) {
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

  private static Map<String, Object> organization(PersonRow.Employment employment) {
    return Map.of(
        "name", employment.name(),
        "field", employment.field(),
        "webpage", employment.webpage(),
        "title", employment.title(),
        "startDate", employment.startDate(),
        "type", "job");
  }

  static Map<String, Object> group(GroupRow group) {
    return Map.of(
        "id", Map.of("value", group.id()),
        "title", group.title(),
        "description", group.description());
  }

  static List<Object> activities(ActivitiesRow posted) {
    List<Object> entries = new ArrayList<>();
    posted.activities().forEach(activity -> entries.add(activity(posted.owner(), activity)));
    Collections.reverse(entries);
    return entries;
  }

  private static Map<String, Object> activity(String owner, Activity activity) {
    return Map.of(
        "id", activity.id(),
        "actor", Map.of("id", owner, "objectType", "person"),
        "published", time(activity.moment()),
        "verb", activity.verb(),
        "title", activity.title(),
        "content", activity.content(),
        "object", thing(activity.object()),
        "target", thing(activity.target()),
        "generator", thing(activity.generator()));
  }

  private static Map<String, Object> thing(Thing thing) {
    return Map.of("objectType", thing.objectType(), "displayName", thing.displayName());
  }

  static Map<String, Object> message(MessageRow message) {
    return Map.of(
        "id", message.id(),
        "senderId", message.sender(),
        "recipients", message.recipients(),
        "timeSent", time(message.moment()),
        "title", message.title(),
        "body", message.body(),
        "status", "new",
        "type", "privateMessage");
  }

  private static String time(long moment) {
    return Conversion.text(Instant.ofEpochMilli(moment));
  }
}
