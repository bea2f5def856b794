package io.shindigneo4j.benchmark.cost;

import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.result.ResultRow;
import io.shindigneo4j.benchmark.result.ResultsFile;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.search.NamePrefix;
import io.shindigneo4j.schema.search.SearchOperations;
import io.shindigneo4j.schema.search.SearchOperations.CompletePeople;
import io.shindigneo4j.schema.search.SearchOperations.FindPeople;
import io.shindigneo4j.schema.search.SearchText;
import io.shindigneo4j.testing.GraphServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.graphdb.config.Setting;

/**
 * Measures search boxes and first pages of searches in a small and a large network. Calls go
 * through the driver, one after the other, and the questions alternate. Writes a row for each
 * question, execution and size to {@code target/bench/results.csv}. Runs as {@link FeedCost} does.
 */
public final class SearchCost {

  private static final int[] SIZES = {2_011, Integer.getInteger("search.people", 100_000)};
  private static final int ROUNDS = Integer.getInteger("search.rounds", 500);
  private static final Path RESULTS = Path.of("target", "bench", "results.csv");
  private static final String VIEWER = Namesakes.id(0);

  private static final Selection SELECTION =
      new Selection(List.of("id", "displayName", "thumbnailUrl"), List.of());

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
          box("box-one-letter", "a"),
          box("box-three-letters", "ber"),
          box("box-five-letters", "berco"),
          page("search-one-letter", "a"),
          page("search-word", "bercor"),
          page("search-two-words", "ber cor"),
          page("search-name-and-organization", "ber acme"));

  private SearchCost() {}

  private static Question<?> box(String name, String text) {
    return new Question<>(
        name,
        SearchOperations.COMPLETE,
        new CompletePeople(NamePrefix.of(text), Viewpoint.of(VIEWER), 10, SELECTION));
  }

  private static Question<?> page(String name, String text) {
    ListQuery first = new ListQuery(null, null, new Sort(null, true), new Page(0, 20));
    return new Question<>(
        name,
        SearchOperations.PEOPLE,
        new FindPeople(SearchText.of(text, true), Viewpoint.of(VIEWER), first, SELECTION));
  }

  /** One question on one execution and one network, with the times of its answers. */
  private record Series(
      Question<?> question, QueryMode mode, int people, OperationRunner operations, long[] times) {

    void measure(int round) {
      long time = question.nanoseconds(operations);
      if (round >= 0) {
        times[round] = time;
      }
    }

    ResultRow row() {
      Arrays.sort(times);
      return new ResultRow(
          new io.shindigneo4j.benchmark.result.BenchmarkSetting(
              "search-" + people,
              question.name(),
              "websocket-" + mode.name().toLowerCase(Locale.ROOT),
              "bson",
              "none",
              1,
              1),
          times[times.length / 2] / 1e3,
          times[times.length * 99 / 100] / 1e3,
          times.length / (Arrays.stream(times).sum() / 1e9),
          null);
    }
  }

  public static void main(String[] arguments) throws IOException {
    List<ResultRow> rows = new ArrayList<>();
    for (int people : SIZES) {
      rows.addAll(measure(people));
    }
    ResultsFile.write(RESULTS, rows);
    System.out.println(ResultRow.COLUMNS);
    rows.forEach(row -> System.out.println(row.line()));
  }

  private static List<ResultRow> measure(int people) {
    Map<Setting<?>, Object> settings = Map.of(GraphDatabaseSettings.pagecache_memory, 512L << 20);
    try (GraphServer server = GraphServer.start(settings);
        GraphDriver driver = server.driver()) {
      Namesakes.create(server.database("neo4j"), people);
      List<Series> series =
          Stream.of(QueryMode.values())
              .flatMap(
                  mode ->
                      QUESTIONS.stream()
                          .map(
                              question ->
                                  new Series(
                                      question,
                                      mode,
                                      people,
                                      new OperationRunner(driver, mode),
                                      new long[ROUNDS])))
              .toList();
      for (int round = -ROUNDS; round < ROUNDS; round++) {
        for (Series one : series) {
          one.measure(round);
        }
      }
      return series.stream().map(Series::row).toList();
    }
  }
}
