package io.shindigneo4j.server.metrics;

import java.util.EnumMap;
import java.util.Map;

/**
 * The sizes of what the projections hold in memory.
 *
 * @param states how many databases there are in each state of their graph
 * @param graphBytes of memory, about, as are those of the next three
 * @param personBytes what is kept of people and groups, without what binds them
 * @param tieBytes what is kept of friendships and memberships
 * @param propertyBytes what is kept of properties
 * @param fillMillis how long the last fill took, of the database where that is longest
 * @param fallbacks how often the graph was asked for and had to be read from the store
 * @param fills how often the graph was read into memory
 * @param oversizes how often it turned out to be too large for that
 * @param failedFills how often that failed otherwise
 */
public record ProjectionLoad(
    Map<State, Integer> states,
    long graphBytes,
    long personBytes,
    long tieBytes,
    long propertyBytes,
    long people,
    long friendships,
    long memberships,
    long fillMillis,
    long fallbacks,
    long fills,
    long oversizes,
    long failedFills) {

  /** Of a graph; see the page on observability. */
  public enum State {
    FILLING,
    READY,
    BEHIND,
    OFF,
    FULL,
    FOLLOWER
  }

  public static final ProjectionLoad NONE =
      new ProjectionLoad(Map.of(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** The sum of both. */
  public ProjectionLoad plus(ProjectionLoad other) {
    Map<State, Integer> all = new EnumMap<>(State.class);
    all.putAll(states);
    other.states.forEach((state, count) -> all.merge(state, count, Integer::sum));
    return new ProjectionLoad(
        all,
        graphBytes + other.graphBytes,
        personBytes + other.personBytes,
        tieBytes + other.tieBytes,
        propertyBytes + other.propertyBytes,
        people + other.people,
        friendships + other.friendships,
        memberships + other.memberships,
        Math.max(fillMillis, other.fillMillis),
        fallbacks + other.fallbacks,
        fills + other.fills,
        oversizes + other.oversizes,
        failedFills + other.failedFills);
  }

  double bytesOfPerson() {
    return share(personBytes, people);
  }

  double bytesOfFriendship() {
    return share(tieBytes, friendships + memberships);
  }

  private static double share(long bytes, long count) {
    return count == 0 ? 0 : (double) bytes / count;
  }
}
