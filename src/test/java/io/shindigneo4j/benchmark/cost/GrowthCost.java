package io.shindigneo4j.benchmark.cost;

import io.shindigneo4j.benchmark.result.ResultsFile;
import io.shindigneo4j.benchmark.result.Row;
import io.shindigneo4j.benchmark.result.Setting;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.graph.FriendsOfFriends;
import io.shindigneo4j.schema.graph.Ranking;
import io.shindigneo4j.schema.graph.RecommendFriends;
import io.shindigneo4j.schema.graph.ShortestPaths;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.testing.GraphServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.HdrHistogram.Histogram;
import org.neo4j.configuration.GraphDatabaseSettings;

/**
 * Times questions about people with 25 friends in networks of more and more people, over the
 * driver, one call after the other; the networks take turns. Writes a row for each question and
 * network to {@code target/bench/results.csv}.
 */
public final class GrowthCost {

  private static final int[] SIZES = {2_011, 10_003, 100_000};
  private static final int FRIENDS = 25;
  private static final int ASKED = 20;
  private static final int ROUNDS = Integer.getInteger("growth.rounds", 100);
  private static final long PAGE_CACHE = 512L << 20;
  private static final int DIGITS = 3;
  private static final Path RESULTS = Path.of("target", "bench", "results.csv");
  private static final Selection NAMES = new Selection(List.of("id", "displayName"), List.of());
  private static final Page FIRST = new Page(0, 20);
  private static final int HOPS = 10;
  private static final int EXAMPLES = 3;

  /** A question to one network, and how long the answers took. */
  private record Series(
      String name, int people, GraphDriver driver, List<Statement> asked, Histogram nanoseconds) {

    void measure(boolean counts) {
      for (Statement each : asked) {
        long start = System.nanoTime();
        driver.execute(each);
        if (counts) {
          nanoseconds.recordValue(System.nanoTime() - start);
        }
      }
    }

    Row row() {
      return new Row(
          new Setting("growth-" + people, name, "websocket-native", "bson", "none", 2, 1),
          nanoseconds.getValueAtPercentile(50) / 1e3,
          nanoseconds.getValueAtPercentile(99) / 1e3,
          1e9 / nanoseconds.getMean(),
          null);
    }
  }

  private GrowthCost() {}

  public static void main(String[] arguments) throws IOException {
    List<GraphServer> servers = new ArrayList<>();
    List<GraphDriver> drivers = new ArrayList<>();
    try {
      List<Series> series = new ArrayList<>();
      for (int size : SIZES) {
        servers.add(GraphServer.start(Map.of(GraphDatabaseSettings.pagecache_memory, PAGE_CACHE)));
        drivers.add(servers.get(servers.size() - 1).driver());
        series.addAll(series(drivers.get(drivers.size() - 1), size));
      }
      for (int round = -ROUNDS; round < ROUNDS; round++) {
        for (Series each : series) {
          each.measure(round >= 0);
        }
      }
      write(series.stream().map(Series::row).toList());
    } finally {
      drivers.forEach(GraphDriver::close);
      servers.forEach(GraphServer::close);
    }
  }

  private static void write(List<Row> rows) throws IOException {
    ResultsFile.write(RESULTS, rows);
    System.out.println(Row.COLUMNS);
    rows.forEach(row -> System.out.println(row.line()));
  }

  private static List<Series> series(GraphDriver driver, int size) {
    CircleNetwork network = new CircleNetwork(driver, size);
    network.load();
    List<String> ids = network.peopleWith(FRIENDS, ASKED);
    return List.of(
        series("foaf2", driver, size, ids.stream().map(id -> strangers(id, 2))),
        series("foaf3", driver, size, ids.stream().map(id -> strangers(id, 3))),
        series("friend-recommendation", driver, size, ids.stream().map(GrowthCost::recommended)),
        series(
            "shortest-path",
            driver,
            size,
            IntStream.range(1, ids.size()).mapToObj(i -> path(ids.get(i - 1), ids.get(i)))));
  }

  private static Series series(String name, GraphDriver driver, int size, Stream<Statement> asked) {
    return new Series(name, size, driver, asked.toList(), new Histogram(DIGITS));
  }

  private static Statement strangers(String id, int depth) {
    return statement(
        SocialGraphOperations.FRIENDS_OF_FRIENDS,
        new FriendsOfFriends(List.of(id), depth, true, Viewpoint.of(id), FIRST, NAMES));
  }

  private static Statement recommended(String id) {
    return statement(
        SocialGraphOperations.RECOMMEND_FRIENDS,
        new RecommendFriends(
            List.of(id), 1, Ranking.COMMON_FRIENDS, EXAMPLES, Viewpoint.of(id), FIRST, NAMES));
  }

  private static Statement path(String from, String to) {
    return statement(
        SocialGraphOperations.SHORTEST_PATHS,
        new ShortestPaths(from, to, HOPS, 1, Viewpoint.of(from), NAMES));
  }

  private static <P extends Record> Statement statement(Operation<P> operation, P parameters) {
    return Statement.procedure(operation.name()).with(operation.toMap(parameters));
  }
}
