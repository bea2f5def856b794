package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;

/**
 * People in a circle, each with about 25 friends among the nearest. Neighbourhoods are alike,
 * whatever the size of the network.
 */
final class CircleNetwork {

  private static final int FRIENDS_AHEAD = 12;
  private static final int REACH = 200;
  private static final int BATCH = 5_000;
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  private static final String PEOPLE =
      """
      UNWIND range($first, $last) AS place
      CREATE (:Person {id: 'person' + place, displayName: 'Person ' + place})
      """;

  private static final String FRIENDSHIPS =
      """
      UNWIND $pairs AS pair
      MATCH (a:Person {id: 'person' + pair[0]}), (b:Person {id: 'person' + pair[1]})
      CREATE (a)-[:FRIEND_OF {since: 0}]->(b), (b)-[:FRIEND_OF {since: 0}]->(a)
      """;

  private static final String WITH_FRIENDS =
      """
      MATCH (person:Person) WHERE COUNT { (person)-[:FRIEND_OF]->() } = $friends
      RETURN person.id AS id ORDER BY id LIMIT $limit
      """;

  private final GraphDriver driver;
  private final int people;

  CircleNetwork(GraphDriver driver, int people) {
    this.driver = driver;
    this.people = people;
  }

  void load() {
    for (long first = 0; first < people; first += BATCH) {
      long last = Math.min(people, first + BATCH) - 1;
      write(Statement.cypher(PEOPLE).with("first", first).with("last", last));
    }
    List<Object> pairs = pairs();
    for (int first = 0; first < pairs.size(); first += BATCH) {
      List<Object> batch = pairs.subList(first, Math.min(pairs.size(), first + BATCH));
      write(Statement.cypher(FRIENDSHIPS).with("pairs", List.copyOf(batch)));
    }
  }

  private List<Object> pairs() {
    List<Object> pairs = new ArrayList<>();
    Random random = new Random(people);
    for (long place = 0; place < people; place++) {
      long from = place;
      LongStream ahead = random.longs(1, REACH).distinct().limit(FRIENDS_AHEAD);
      ahead.forEach(step -> pairs.add(List.of(from, (from + step) % people)));
    }
    return pairs;
  }

  private void write(Statement statement) {
    driver.execute(statement.writing().within(TIMEOUT));
  }

  /** The ids of people with this number of friends. */
  List<String> peopleWith(long friends, long limit) {
    Statement statement =
        Statement.cypher(WITH_FRIENDS).with("friends", friends).with("limit", limit);
    return driver.execute(statement.within(TIMEOUT)).records().stream()
        .map((ResultRecord each) -> each.get("id", String.class))
        .toList();
  }
}
