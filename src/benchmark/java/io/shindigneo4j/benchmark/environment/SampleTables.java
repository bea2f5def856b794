package io.shindigneo4j.benchmark.environment;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.shindigneo4j.workload.row.ActivitiesRow;
import io.shindigneo4j.workload.row.AlbumRow;
import io.shindigneo4j.workload.row.FriendshipRow;
import io.shindigneo4j.workload.row.GroupRow;
import io.shindigneo4j.workload.row.MembershipRow;
import io.shindigneo4j.workload.row.MessageRow;
import io.shindigneo4j.workload.row.NetworkRow;
import io.shindigneo4j.workload.row.PersonRow;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A network as the tables of Shindig's sample data. A person's groups are those that the person is
 * in or owns. The newest items come first. Albums are left out.
 */
final class SampleTables {

  private static final ObjectMapper JSON =
      JsonMapper.builder().enable(JsonReadFeature.ALLOW_JAVA_COMMENTS).build();

  private final List<Object> people = new ArrayList<>();
  private final Map<String, List<String>> friends = new HashMap<>();
  private final Map<String, Object> groupsById = new HashMap<>();
  private final Map<String, Map<String, Object>> groups = new HashMap<>();
  private final Map<String, List<String>> members = new HashMap<>();
  private final Map<String, List<Object>> activities = new HashMap<>();
  private final Map<String, LinkedList<Object>> inboxes = new HashMap<>();

  SampleTables(Stream<NetworkRow> rows) {
    rows.forEach(this::add);
  }

  private void add(NetworkRow row) {
    if (row instanceof PersonRow person) {
      addPerson(person);
    } else if (row instanceof GroupRow group) {
      groupsById.put(group.id(), SampleDocuments.group(group));
      addGroup(group.owner(), group.id());
    } else if (row instanceof MembershipRow membership) {
      addGroup(membership.person(), membership.group());
      members.computeIfAbsent(membership.group(), id -> new ArrayList<>()).add(membership.person());
    } else if (row instanceof FriendshipRow friendship) {
      friends.get(friendship.person()).add(friendship.friend());
      friends.get(friendship.friend()).add(friendship.person());
    } else if (row instanceof ActivitiesRow posted) {
      activities.put(posted.owner(), SampleDocuments.activities(posted));
    } else if (row instanceof MessageRow message) {
      Object document = SampleDocuments.message(message);
      message.recipients().forEach(recipient -> inboxes.get(recipient).addFirst(document));
    } else if (!(row instanceof AlbumRow)) {
      throw new IllegalArgumentException("an unknown row: " + row);
    }
  }

  private void addPerson(PersonRow person) {
    people.add(SampleDocuments.person(person));
    friends.put(person.id(), new ArrayList<>());
    groups.put(person.id(), new TreeMap<>());
    inboxes.put(person.id(), new LinkedList<>());
  }

  private void addGroup(String person, String id) {
    groups.get(person).put(id, groupsById.get(id));
  }

  /**
   * Shindig's own people, as JSON without comments. The server's address in their texts is the same
   * wherever they are.
   */
  static String ofSix(String sample) throws JsonProcessingException {
    return JSON.readTree(sample)
        .toString()
        .replace("%origin%", "http://localhost:8080")
        .replace("%contextroot%", "");
  }

  /** Replaces the tables of Shindig's file by these. */
  String in(String sample) throws JsonProcessingException {
    ObjectNode all = (ObjectNode) JSON.readTree(sample);
    put(all, "people", people);
    put(all, "data", Map.of());
    put(all, "activities", Map.of());
    put(all, "activityEntries", activities);
    put(all, "friendLinks", friends);
    put(all, "groups", each(groups, Map::values));
    put(all, "groupMembers", members);
    put(all, "messages", each(inboxes, SampleTables::mailbox));
    return JSON.writeValueAsString(all);
  }

  private static void put(ObjectNode all, String table, Object rows) {
    all.set(table, JSON.valueToTree(rows));
  }

  /** Applies a function to each person's value. */
  private static <V> Map<String, Object> each(Map<String, V> table, Function<V, Object> change) {
    Map<String, Object> changed = new HashMap<>();
    table.forEach((person, value) -> changed.put(person, change.apply(value)));
    return changed;
  }

  private static Object mailbox(Collection<Object> inbox) {
    return Map.of(
        "@inbox", Map.of("title", "Inbox", "messages", inbox),
        "@outbox", Map.of("title", "Outbox", "messages", List.of()));
  }
}
