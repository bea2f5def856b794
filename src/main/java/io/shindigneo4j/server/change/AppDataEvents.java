package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.events.EventData;
import io.shindigneo4j.schema.events.EventType;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.neo4j.graphdb.Direction;

/** The values of app data: one event for all that change of a person and an application. */
final class AppDataEvents extends NodeEvents {

  /** A value of a person. */
  private record Place(String person, String application, String key) {}

  private final int hasValue;
  private final int hasAppData;
  private final int valueKey;
  private final int text;

  /** The keys that have changed, by person and application. */
  private final Map<String, Map<String, SortedSet<String>>> changed = new TreeMap<>();

  AppDataEvents(Transition change) {
    super(change);
    hasValue = change.tokens().type(GraphNames.HAS_VALUE);
    hasAppData = change.tokens().type(GraphNames.HAS_APP_DATA);
    valueKey = change.tokens().key(GraphNames.KEY);
    text = change.tokens().key(GraphNames.TEXT);
  }

  @Override
  Place key(GraphSide side, long node) {
    long data = side.neighbour(node, hasValue, Direction.INCOMING);
    String person = change().personBehind(side, data, hasAppData);
    String key = side.text(node, valueKey);
    return person == null || key == null
        ? null
        : new Place(person, change().application(side, data), key);
  }

  @Override
  void made(long node) {
    add(key(change().after(), node));
  }

  @Override
  void gone(long node) {
    add(key(change().before(), node));
  }

  @Override
  void kept(long before, long after) {
    if (!Objects.equals(change().before().text(before, text), change().after().text(after, text))) {
      add(key(change().after(), after));
    }
  }

  private void add(Place place) {
    changed
        .computeIfAbsent(place.person(), person -> new TreeMap<>())
        .computeIfAbsent(place.application(), application -> new TreeSet<>())
        .add(place.key());
  }

  @Override
  void finish() {
    super.finish();
    changed.forEach(
        (person, applications) ->
            applications.forEach((application, keys) -> add(person, application, keys)));
  }

  private void add(String person, String application, SortedSet<String> keys) {
    change()
        .events()
        .add(
            EventType.APP_DATA_CHANGED,
            person,
            Transition.data(
                EventData.APPLICATION, application, EventData.KEYS, Transition.names(keys)));
  }
}
