package io.shindigneo4j.benchmark.result;

import java.util.ArrayList;
import java.util.List;

/**
 * How many times faster than another transport a transport should be.
 *
 * @param factor below one if it may be slower
 */
public record Goal(String query, String transport, String than, double factor) {

  private static final String NATIVE = "websocket-native";
  private static final String CYPHER = "websocket-cypher";
  private static final String PING_PONG = "tcp-ping-pong";
  private static final String EMBEDDED = "embedded-native";
  private static final String BOLT = "bolt";

  public static final List<Goal> ALL = all();

  private static List<Goal> all() {
    List<Goal> goals = new ArrayList<>();
    goals.add(new Goal("empty", NATIVE, PING_PONG, 1 / 1.5));
    goals.add(new Goal("empty", NATIVE, BOLT, 8));
    goals.add(new Goal("person", NATIVE, BOLT, 6));
    goals.add(new Goal("person", CYPHER, BOLT, 4));
    for (String page : List.of("friends", "inbox")) {
      goals.add(new Goal(page, NATIVE, BOLT, 5));
      goals.add(new Goal(page, CYPHER, BOLT, 3));
    }
    for (String bulky : List.of("feed", "friends-10")) {
      goals.add(new Goal(bulky, NATIVE, BOLT, 4));
      goals.add(new Goal(bulky, CYPHER, BOLT, 2));
      goals.add(new Goal(bulky, NATIVE, "bolt-one-row", 2));
      goals.add(new Goal(bulky, NATIVE, "bolt-procedure", 1.5));
    }
    for (String small : List.of("empty", "person", "friends", "inbox")) {
      goals.add(new Goal(small, NATIVE, "bolt-procedure", 3));
    }
    goals.add(new Goal("foaf2", NATIVE, BOLT, 10));
    goals.add(new Goal("foaf3", NATIVE, BOLT, 10));
    goals.add(new Goal("foaf3", NATIVE, EMBEDDED, 5));
    goals.add(new Goal("friend-recommendation", NATIVE, BOLT, 40));
    goals.add(new Goal("friend-recommendation", NATIVE, EMBEDDED, 2));
    goals.add(new Goal("shortest-path", NATIVE, BOLT, 6));
    return List.copyOf(goals);
  }

  /**
   * Whether the goal applies. The comparison with the plain socket is made with one thread only.
   */
  public boolean holdsFor(boolean one) {
    return one || !than.equals(PING_PONG);
  }
}
