package io.shindigneo4j.server.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.testing.HeardEvents;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What waits for people, by the events since nothing did. */
final class FoldedEvents {

  private static final String REQUESTS = "requests";
  private static final String INVITATIONS = "invitations";

  /** As of one person; a time is null where there is no mark. */
  record Counts(
      long unread, long requests, Long requestsSeen, long invitations, Long invitationsSeen) {}

  /** What waits for a person: who asks, or which group. */
  private record Waiting(String person, String kind) {}

  private final Map<Waiting, Set<Object>> waiting = new HashMap<>();
  private final Map<Waiting, Long> marks = new HashMap<>();

  /** Total and unread, by owner and collection. */
  private final Map<List<String>, List<Long>> mailboxes = new HashMap<>();

  void add(GraphEvent event) {
    assertThat(event.type()).isNotEqualTo(HeardEvents.GAP);
    Map<String, Object> data = event.data();
    switch (event.type()) {
      case "mailbox.counted" -> count(event.person(), data);
      case "friendship.requested" -> request(event.person(), data, true);
      case "friendship.declined" -> request(event.person(), data, false);
      case "friendship.accepted" -> of(event.person(), REQUESTS).remove(data.get("friend"));
      case "group.invited" -> of(event.person(), INVITATIONS).add(data.get("group"));
      case "group.uninvited", "group.joined" ->
          of(event.person(), INVITATIONS).remove(data.get("group"));
      case "notifications.seen" ->
          marks.put(
              new Waiting(event.person(), (String) data.get("kind")), (Long) data.get("moment"));
      default -> {
        // nothing that waits
      }
    }
  }

  private void count(String person, Map<String, Object> data) {
    List<String> mailbox = List.of(person, (String) data.get("collection"));
    List<Long> counts = List.of((Long) data.get("total"), (Long) data.get("unread"));
    if (counts.get(0) == 0) {
      mailboxes.remove(mailbox);
    } else {
      mailboxes.put(mailbox, counts);
    }
  }

  private void request(String person, Map<String, Object> data, boolean isMade) {
    if (!person.equals(data.get("to"))) {
      return;
    }
    if (isMade) {
      of(person, REQUESTS).add(data.get("from"));
    } else {
      of(person, REQUESTS).remove(data.get("from"));
    }
  }

  private Set<Object> of(String person, String kind) {
    return waiting.computeIfAbsent(new Waiting(person, kind), key -> new HashSet<>());
  }

  Counts of(String person) {
    return new Counts(
        mailboxes.getOrDefault(List.of(person, "@inbox"), List.of(0L, 0L)).get(1),
        of(person, REQUESTS).size(),
        marks.get(new Waiting(person, REQUESTS)),
        of(person, INVITATIONS).size(),
        marks.get(new Waiting(person, INVITATIONS)));
  }

  /** Of those that are not empty. */
  Map<List<String>, List<Long>> mailboxes() {
    return mailboxes;
  }
}
