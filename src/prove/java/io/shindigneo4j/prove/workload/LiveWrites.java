package io.shindigneo4j.prove.workload;

import io.shindigneo4j.prove.checker.LiveEvent;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.workload.LiveWrite.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** The writes that the people of a society can do, and the events that they cause. */
final class LiveWrites {

  /** A call whose outcome is unknown may take effect later. */
  private static final long LATE_MILLIS = TimeUnit.MINUTES.toMillis(1);

  private final LiveSociety society;
  private final List<Event<LiveWrite>> done;

  /**
   * @param done what has taken effect
   */
  LiveWrites(LiveSociety society, List<Event<LiveWrite>> done) {
    this.society = society;
    this.done = done;
  }

  /** Those that make sense once: requests, joins, endorsements. */
  static List<LiveWrite> singular(LiveSociety society) {
    List<LiveWrite> writes = new ArrayList<>();
    List<String> people = society.people();
    for (int i = 0; i < people.size(); i++) {
      String person = people.get(i);
      for (String group : society.groups()) {
        if (!society.founders().contains(person)) {
          writes.add(new LiveWrite(Kind.JOIN, person, group, "", 0));
        }
      }
      for (int j = 0; j < people.size(); j++) {
        String other = people.get(j);
        if (society.areFriends(i, j)) {
          for (String skill : LiveSociety.SKILLS) {
            writes.add(new LiveWrite(Kind.ENDORSE, person, other, skill, 0));
          }
        } else if (i < j) {
          writes.add(new LiveWrite(Kind.REQUEST, person, other, "", 0));
        }
      }
    }
    return writes;
  }

  List<LiveEvent> events() {
    return done.stream().flatMap(write -> events(write).stream()).toList();
  }

  private List<LiveEvent> events(Event<LiveWrite> event) {
    LiveWrite write = event.action();
    String person = write.person();
    String other = write.other();
    return switch (write.kind()) {
      case POST ->
          List.of(event(LiveKeys.posted(person, write.token()), event, withFriends(person)));
      case MESSAGE ->
          List.of(
              event(LiveKeys.received(other, "@inbox", write.token()), event, Set.of(other)),
              event(LiveKeys.received(person, "@outbox", write.token()), event, Set.of(person)));
      case REQUEST ->
          List.of(
              event(LiveKeys.requested(person, person, other), event, Set.of(person)),
              event(LiveKeys.requested(other, person, other), event, Set.of(other)));
      case ENDORSE ->
          List.of(
              event(
                  LiveKeys.endorsed(other, write.token(), person),
                  event,
                  society.isBlocked(person, other) ? Set.of(other) : Set.of(person, other)));
      case JOIN -> List.of(joined(event));
    };
  }

  private Set<String> withFriends(String person) {
    Set<String> audience = new HashSet<>(society.friends(person));
    audience.add(person);
    return audience;
  }

  private static LiveEvent event(String key, Event<LiveWrite> event, Set<String> audience) {
    return new LiveEvent(key, audience, Set.of(), event.action().begin(), end(event));
  }

  private static long end(Event<LiveWrite> event) {
    long took = TimeUnit.NANOSECONDS.toMillis(event.end() - event.begin()) + 1;
    return event.action().begin() + took + (event.is(Outcome.SUCCESS) ? 0 : LATE_MILLIS);
  }

  /** Who joins at the same time may be a member by then, and may be not. */
  private LiveEvent joined(Event<LiveWrite> event) {
    LiveWrite join = event.action();
    Set<String> must = new HashSet<>(society.founders());
    must.add(join.person());
    Set<String> may = new HashSet<>();
    for (Event<LiveWrite> other : done) {
      if (other.action().kind() == Kind.JOIN && other.action().other().equals(join.other())) {
        (end(other) < join.begin() ? must : may).add(other.action().person());
      }
    }
    List.of(must, may)
        .forEach(
            people ->
                people.removeIf(
                    each -> !each.equals(join.person()) && society.isBlocked(each, join.person())));
    return new LiveEvent(
        LiveKeys.joined(join.person(), join.other()), must, may, join.begin(), end(event));
  }
}
