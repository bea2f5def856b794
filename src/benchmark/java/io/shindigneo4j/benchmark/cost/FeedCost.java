package io.shindigneo4j.benchmark.cost;

import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.ResultRow;
import io.shindigneo4j.benchmark.result.ResultsFile;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.ListActivities;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.ListCollections;
import io.shindigneo4j.schema.messages.MessageOperations.ListMessages;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.testing.Feeds;
import io.shindigneo4j.testing.FullInbox;
import io.shindigneo4j.testing.GraphServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.neo4j.configuration.GraphDatabaseSettings;

/**
 * Measures pages of feeds while the number of items grows ten and a hundred times. Calls go through
 * the driver, one after the other, and the questions alternate. Writes a row for each question,
 * execution and size to {@code target/bench/results.csv}.
 *
 * <pre>{@code
 * mvn -B -Pbenchmark test-compile dependency:build-classpath -Dmdep.outputFile=target/benchmark.classpath
 * java -Xmx3g -cp target/test-classes:target/classes:$(cat target/benchmark.classpath) \
 *   io.shindigneo4j.benchmark.cost.FeedCost
 * }</pre>
 */
public final class FeedCost {

  private static final int FRIENDS = Integer.getInteger("feed.friends", 667);
  private static final int REALISTIC = Integer.getInteger("feed.items", 12);
  private static final int ROUNDS = Integer.getInteger("feed.rounds", 500);
  private static final int WARM_UP = ROUNDS;
  private static final Path RESULTS = Path.of("target", "bench", "results.csv");

  private static final Selection SELECTION =
      new Selection(List.of("id", "owner", "published", "document"), List.of());

  private static final Selection MESSAGES =
      new Selection(List.of("id", "title", "body", "status"), List.of());

  private static final Selection COUNTS =
      new Selection(List.of("id", "total", "unread"), List.of());

  /** A question with its name in the results. */
  private record Question<P extends Record>(String name, Operation<P, ?> operation, P parameters) {

    long nanoseconds(OperationRunner operations) {
      long start = System.nanoTime();
      operations.runUntyped(operation, parameters).join();
      return System.nanoTime() - start;
    }
  }

  private static final List<Question<?>> QUESTIONS =
      List.of(
          activities("own-activities", PeopleRelation.SELF, Feeds.friend(1), 10),
          activities("feed", PeopleRelation.FRIENDS, Feeds.READER, 100),
          activities("feed-count", PeopleRelation.FRIENDS, Feeds.READER, 0),
          new Question<>(
              "inbox",
              MessageOperations.LIST,
              new ListMessages(FullInbox.READER, "@inbox", List.of(), newest(20), MESSAGES)),
          new Question<>(
              "message-collections",
              MessageOperations.LIST_COLLECTIONS,
              new ListCollections(FullInbox.READER, newest(20), COUNTS)));

  private static ListQuery newest(long limit) {
    return new ListQuery(null, null, new Sort(null, true), new Page(0, limit));
  }

  private FeedCost() {}

  private static Question<?> activities(
      String name, PeopleRelation circle, String user, long limit) {
    return new Question<>(
        name,
        ActivityOperations.LIST,
        new ListActivities(
            ActivityKind.ENTRY,
            new PeopleSelector(List.of(user), circle, null, Viewpoint.of(user)),
            Feeds.APPLICATION,
            List.of(),
            newest(limit),
            SELECTION));
  }

  /** One question on one execution and one graph, with the times of its answers. */
  private record Series(
      Question<?> question,
      QueryMode mode,
      int times,
      OperationRunner operations,
      long[] durations) {

    void measure(int round) {
      long duration = question.nanoseconds(operations);
      if (round >= 0) {
        durations[round] = duration;
      }
    }
  }

  public static void main(String[] arguments) throws IOException {
    List<Series> series = new ArrayList<>();
    try (Graphs graphs = new Graphs()) {
      for (int times : new int[] {1, 10, 100}) {
        GraphDriver driver = graphs.add(times * REALISTIC);
        for (QueryMode mode : QueryMode.values()) {
          OperationRunner operations = new OperationRunner(driver, mode);
          QUESTIONS.forEach(
              question ->
                  series.add(new Series(question, mode, times, operations, new long[ROUNDS])));
        }
      }
      for (int round = -WARM_UP; round < ROUNDS; round++) {
        for (Series one : series) {
          one.measure(round);
        }
      }
    }
    write(series);
  }

  private static void write(List<Series> series) throws IOException {
    List<ResultRow> rows = series.stream().map(FeedCost::row).toList();
    ResultsFile.write(RESULTS, rows);
    System.out.println(ResultRow.COLUMNS);
    rows.forEach(row -> System.out.println(row.line()));
  }

  /** The databases. All are open at once, so that their measurements can alternate. */
  private static final class Graphs implements AutoCloseable {

    private final List<GraphServer> servers = new ArrayList<>();
    private final List<GraphDriver> drivers = new ArrayList<>();

    GraphDriver add(int items) {
      GraphServer server =
          GraphServer.start(Map.of(GraphDatabaseSettings.pagecache_memory, 512L << 20));
      servers.add(server);
      Feeds.create(server.database("neo4j"), FRIENDS).growTo(items);
      FullInbox.create(server.database("neo4j"), 2L * items);
      GraphDriver driver = server.driver();
      drivers.add(driver);
      return driver;
    }

    @Override
    public void close() {
      drivers.forEach(GraphDriver::close);
      servers.forEach(GraphServer::close);
    }
  }

  private static ResultRow row(Series series) {
    long[] durations = series.durations();
    Arrays.sort(durations);
    return new ResultRow(
        new BenchmarkSetting(
            "feed-" + series.times() + "x",
            series.question().name(),
            "websocket-" + series.mode().name().toLowerCase(Locale.ROOT),
            "bson",
            "none",
            1,
            1),
        durations[durations.length / 2] / 1e3,
        durations[durations.length * 99 / 100] / 1e3,
        durations.length / (Arrays.stream(durations).sum() / 1e9),
        null);
  }
}
