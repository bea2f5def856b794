package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageOperations.MessageStatus;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The copies of messages in collections of people, in the order in which they come. */
final class Mailboxes {

  private final Map<Collection, List<Map<String, Object>>> copies = new LinkedHashMap<>();

  /** Puts the newest copy into a collection. */
  void put(String person, String collection, String message, boolean unread, Instant sent) {
    Map<String, Object> copy = new HashMap<>();
    copy.put(GraphNames.ID, message);
    copy.put("owner", person);
    copy.put("collection", collection);
    copy.put("status", (unread ? MessageStatus.NEW : MessageStatus.READ).name());
    copy.put(GraphNames.MOMENT, sent.toEpochMilli());
    copy.put(GraphNames.UPDATED, Conversion.text(sent));
    copies.computeIfAbsent(new Collection(person, collection), key -> new ArrayList<>()).add(copy);
  }

  /** Notes at the copies that a person has of a message that there is an answer. */
  void answer(String person, String message, String reply) {
    copies.values().stream()
        .flatMap(List::stream)
        .filter(copy -> copy.get("owner").equals(person) && copy.get("id").equals(message))
        .forEach(copy -> copy.merge("replies", List.of(reply), JsonTables::both));
  }

  Map<String, Object> parameters() {
    return Map.of(
        "owners", copies.keySet().stream().map(Collection::person).distinct().toList(),
        "mailboxes", copies.entrySet().stream().map(Mailboxes::row).toList());
  }

  private static Map<String, Object> row(Map.Entry<Collection, List<Map<String, Object>>> entry) {
    List<Map<String, Object>> own = entry.getValue();
    return Map.of(
        "person", entry.getKey().person(),
        "collection", entry.getKey().id(),
        "unread",
            own.stream()
                .filter(copy -> copy.get("status").equals(MessageStatus.NEW.name()))
                .count(),
        "updated", own.get(own.size() - 1).get(GraphNames.UPDATED),
        "copies", own);
  }

  private record Collection(String person, String id) {}
}
