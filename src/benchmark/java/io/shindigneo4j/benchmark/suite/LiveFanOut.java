package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.live.Audience;
import io.shindigneo4j.benchmark.live.LiveTurn;
import io.shindigneo4j.benchmark.live.LiveTurns;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Posts of one person to many friends who all listen, at a rate that asks for the goal. */
final class LiveFanOut {

  static final String QUERY = "live-fan-out";

  private static final int FRIENDS = 667;

  /** With 667 friends, 23,345 deliveries a second. */
  private static final int RATE = 35;

  private static final String AUTHOR = "fan-out-author";

  private final SuiteContext context;
  private final LiveTurns turns;

  LiveFanOut(SuiteContext context, LiveTurns turns) {
    this.context = context;
    this.turns = turns;
  }

  void run() {
    if (!context.filter().hasQuery(QUERY)) {
      return;
    }
    List<String> friends = IntStream.range(0, FRIENDS).mapToObj(i -> "fan-out-" + i).toList();
    try (GraphDriver driver = context.environment().server().driver()) {
      driver.execute(
          Statement.cypher(
                  "MERGE (author:Person {id: $author}) WITH author UNWIND $friends AS id"
                      + " MERGE (friend:Person {id: id})"
                      + " MERGE (friend)-[one:FRIEND_OF]->(author) SET one.since = 1"
                      + " MERGE (author)-[two:FRIEND_OF]->(friend) SET two.since = 1")
              .with("author", AUTHOR)
              .with("friends", friends)
              .writing());
    }
    Map<String, LiveTurn> all = turns.of(Audience.of(AUTHOR, friends));
    all.keySet().removeAll(List.of(LiveTurns.REST, LiveTurns.BOLT)); // each is as slow as its pause
    LiveLatency.measure(context, all, QUERY, RATE, FRIENDS);
  }
}
