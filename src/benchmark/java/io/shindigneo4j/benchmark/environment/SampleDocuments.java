package io.shindigneo4j.benchmark.environment;

import io.shindigneo4j.workload.load.ActivitiesParameters;
import io.shindigneo4j.workload.load.PersonParameters;
import io.shindigneo4j.workload.load.WorkloadTimestamps;
import io.shindigneo4j.workload.row.ActivitiesRow;
import io.shindigneo4j.workload.row.ActivitiesRow.Activity;
import io.shindigneo4j.workload.row.GroupRow;
import io.shindigneo4j.workload.row.MessageRow;
import io.shindigneo4j.workload.row.PersonRow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Converts a network to the JSON documents of Shindig's sample data. */
final class SampleDocuments {

  private SampleDocuments() {}

  static Map<String, Object> person(PersonRow person) {
    Map<String, Object> profile = new HashMap<>(properties(person));
    put(profile, "addresses", person.addresses().stream().map(PersonParameters::address).toList());
    put(
        profile,
        "organizations",
        person.organizations().stream().map(PersonParameters::organization).toList());
    return profile;
  }

  /** Adds a list unless it is empty. */
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
        "published", WorkloadTimestamps.text(activity.moment()),
        "verb", activity.verb(),
        "title", activity.title(),
        "content", activity.content(),
        "object", ActivitiesParameters.thing(activity.object()),
        "target", ActivitiesParameters.thing(activity.target()),
        "generator", ActivitiesParameters.thing(activity.generator()));
  }

  static Map<String, Object> message(MessageRow message) {
    return Map.of(
        "id", message.id(),
        "senderId", message.sender(),
        "recipients", message.recipients(),
        "timeSent", WorkloadTimestamps.text(message.moment()),
        "title", message.title(),
        "body", message.body(),
        "status", "new",
        "type", "privateMessage");
  }
}
