package io.shindigneo4j.prove.workload;

import com.fasterxml.jackson.databind.JsonNode;

/** Names of events that each write of the workload causes once. */
final class LiveKeys {

  private LiveKeys() {}

  static String of(String type, JsonNode data) {
    String person = data.path("person").asText();
    return switch (type) {
      case "activity.posted" -> posted(person, text(data, "title"));
      case "message.received" -> received(person, text(data, "collection"), text(data, "title"));
      case "friendship.requested" -> requested(person, text(data, "from"), text(data, "to"));
      case "group.joined" -> joined(person, text(data, "group"));
      case "skill.endorsed" -> endorsed(person, text(data, "skill"), text(data, "endorser"));
      default -> type + " of " + person;
    };
  }

  private static String text(JsonNode data, String name) {
    return data.path(name).asText();
  }

  static String posted(String actor, String title) {
    return "activity.posted of %s: %s".formatted(actor, title);
  }

  static String received(String owner, String collection, String title) {
    return "message.received of %s: %s in %s".formatted(owner, title, collection);
  }

  static String requested(String person, String from, String to) {
    return "friendship.requested of %s: %s asks %s".formatted(person, from, to);
  }

  static String joined(String member, String group) {
    return "group.joined of %s: %s".formatted(member, group);
  }

  static String endorsed(String owner, String skill, String endorser) {
    return "skill.endorsed of %s: %s by %s".formatted(owner, skill, endorser);
  }
}
