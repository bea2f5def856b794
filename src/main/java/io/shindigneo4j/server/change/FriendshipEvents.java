package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.events.EventData;
import io.shindigneo4j.schema.events.EventType;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Friendships and requests for them. A friendship that is only renewed, or gets another time, is
 * the same; a request that ends with a friendship is not declined.
 */
final class FriendshipEvents {

  private record Direction(String from, String to) {
    Direction back() {
      return new Direction(to, from);
    }
  }

  /** What one type of relationship has before and after, of what changes. */
  private static final class Directions {
    private final Set<Direction> before = new LinkedHashSet<>();
    private final Set<Direction> after = new LinkedHashSet<>();

    private boolean isNew(Direction direction) {
      return after.contains(direction) && !before.contains(direction);
    }

    private Set<Direction> made() {
      Set<Direction> made = new LinkedHashSet<>(after);
      made.removeAll(before);
      return made;
    }

    private Set<Direction> ended() {
      Set<Direction> ended = new LinkedHashSet<>(before);
      ended.removeAll(after);
      return ended;
    }
  }

  private final Transition change;
  private final Directions friends;
  private final Directions requests;

  FriendshipEvents(Transition change) {
    this.change = change;
    friends = directions(change.tokens().friendOf);
    requests = directions(change.tokens().friendRequest);
  }

  private Directions directions(int type) {
    Directions directions = new Directions();
    RelationshipChanges changed = new RelationshipChanges(change, type);
    changed.forEachRemoved(ends -> add(directions.before, change.before(), ends));
    changed.forEachMade(ends -> add(directions.after, change.after(), ends));
    return directions;
  }

  private void add(Set<Direction> directions, GraphSide side, Ends ends) {
    String from = change.person(side, ends.start());
    String to = change.person(side, ends.end());
    if (from != null && to != null) {
      directions.add(new Direction(from, to));
    }
  }

  void finish() {
    requests.made().forEach(request -> addRequest(EventType.FRIENDSHIP_REQUESTED, request));
    requests.ended().stream()
        .filter(request -> !friends.isNew(request) && !friends.isNew(request.back()))
        .forEach(request -> addRequest(EventType.FRIENDSHIP_DECLINED, request));
    friends.made().forEach(friend -> addFriend(EventType.FRIENDSHIP_ACCEPTED, friend));
    friends.ended().forEach(friend -> addFriend(EventType.FRIENDSHIP_ENDED, friend));
  }

  private void addRequest(EventType type, Direction request) {
    Map<String, Object> data =
        Transition.data(EventData.FROM, request.from(), EventData.TO, request.to());
    change.events().add(type, request.from(), data);
    if (!request.to().equals(request.from())) {
      change.events().add(type, request.to(), data);
    }
  }

  private void addFriend(EventType type, Direction friend) {
    change.events().add(type, friend.from(), Transition.data(EventData.FRIEND, friend.to()));
  }
}
