package io.shindigneo4j.workload.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.workload.SmallNetwork;
import io.shindigneo4j.workload.file.NetworkFile;
import io.shindigneo4j.workload.row.ActivitiesRow;
import io.shindigneo4j.workload.row.AlbumRow;
import io.shindigneo4j.workload.row.FriendshipRow;
import io.shindigneo4j.workload.row.MessageRow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A network that is loaded")
class LoaderTest {

  @TempDir private static Path directory;

  private static GraphServer server;
  private static NetworkFile file;
  private static long rows;

  @BeforeAll
  static void start() throws IOException {
    server = GraphServer.start(Map.of());
    file = new NetworkFile(directory.resolve("network.jsonl"));
    file.write(SmallNetwork.OF_60.rows(), row -> {});
    rows = SmallNetwork.OF_60.rows().count();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void empty() {
    embedded().write("MATCH (n) DETACH DELETE n", Map.of());
    embedded().change("DROP CONSTRAINT loaded_batch IF EXISTS");
  }

  private static TargetGraph embedded() {
    return new EmbeddedGraph(server.database("neo4j"));
  }

  private static Map<String, Long> inFile() {
    Map<String, Long> counts = new LinkedHashMap<>();
    counts.put(
        "FRIEND_OF", 2 * SmallNetwork.OF_60.rows().filter(FriendshipRow.class::isInstance).count());
    counts.put("ACTOR", sum(row -> row instanceof ActivitiesRow all ? all.activities().size() : 0));
    counts.put(
        "COPY_OF", sum(row -> row instanceof MessageRow message ? message.recipients().size() : 0));
    counts.put(
        "HAS_MEDIA_ITEM", sum(row -> row instanceof AlbumRow album ? album.items().size() : 0));
    return counts;
  }

  private static long sum(
      java.util.function.ToIntFunction<io.shindigneo4j.workload.row.NetworkRow> count) {
    return SmallNetwork.OF_60.rows().mapToInt(count).sum();
  }

  private static Map<String, Long> inGraph(TargetGraph graph) {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (String type : inFile().keySet()) {
      counts.put(type, number(graph, "MATCH ()-[r:%s]->() RETURN count(r) AS n".formatted(type)));
    }
    return counts;
  }

  private static long number(TargetGraph graph, String text) {
    return ((Number) graph.read(text, Map.of()).get(0).get("n")).longValue();
  }

  private void assertLoaded() {
    TargetGraph graph = embedded();
    assertThat(inGraph(graph)).isEqualTo(inFile());
    assertThat(number(graph, "MATCH (n:LoadedBatch) RETURN count(n) AS n")).isZero();
    assertThat(graph.read("SHOW CONSTRAINTS YIELD name RETURN name", Map.of()))
        .doesNotContain(Map.of("name", "loaded_batch"));
    assertThat(
            number(
                graph,
                """
                MATCH (:Person)-[:HAS_COLLECTION]->(inbox)
                WITH inbox, COUNT { (inbox)-[:NEWEST]->()-[:OLDER*0..]->(:MessageCopy) } AS chain
                WHERE chain <> inbox.total
                RETURN count(*) AS n
                """))
        .as("inboxes whose chain is not whole")
        .isZero();
    assertThat(
            number(
                graph,
                "MATCH ()-[:HAS_STREAM]->(s)-[:NEWEST]->()-[:OLDER*0..]->(i)<-[:OLDEST]-(s) RETURN"
                    + " count(i) AS n"))
        .isEqualTo(number(graph, "MATCH (s:ActivityStream) RETURN count(s) AS n"));
  }

  @Test
  void isThereThroughTheDriver() throws IOException {
    AtomicLong written = new AtomicLong();
    try (GraphDriver driver = server.driver()) {
      assertThat(new Loader(new DriverGraph(driver), 3, written::addAndGet).load(file)).isTrue();
    }
    assertThat(written).hasValue(rows + 60);
    assertLoaded();
  }

  @Test
  void isThereWithoutAServer() throws IOException {
    assertThat(new Loader(embedded(), 2, done -> {}).load(file)).isTrue();
    assertLoaded();
  }

  @Test
  void isThereOnceHoweverOften() throws IOException {
    new Loader(embedded(), 2, done -> {}).load(file);
    assertThat(new Loader(embedded(), 2, done -> {}).load(file)).isFalse();
    assertLoaded();
  }

  @Test
  void isGoneOnWithWhereverTheLoadBroke() throws IOException {
    while (number(embedded(), "MATCH (loaded:LoadedNetwork) RETURN count(loaded) AS n") == 0) {
      TargetGraph breaking = new Breaking(embedded(), 2); // the constraint, and the change after it
      assertThatThrownBy(() -> new Loader(breaking, 1, done -> {}).load(file))
          .hasMessageContaining("broken");
    }
    assertThat(number(embedded(), "MATCH (n:LoadedBatch) RETURN count(n) AS n")).isEqualTo(8);
    assertThat(new Loader(embedded(), 2, done -> {}).load(file)).isFalse();
    assertLoaded();
  }

  @Test
  void isThereOnceWhereAnotherLoadOvertakes() throws IOException {
    TargetGraph overtaken = new Overtaken(embedded());
    new Loader(overtaken, 1, done -> {}).load(file);
    assertLoaded();
  }

  @Test
  void isNotMixedWithOtherPeople() {
    TargetGraph graph = embedded();
    graph.write("CREATE (:Person {id: 'somebody'})", Map.of());
    assertThatExceptionOfType(LoadException.class)
        .isThrownBy(() -> new Loader(graph, 2, done -> {}).load(file))
        .withMessageContaining("there are people in the graph already");
    assertThat(number(graph, "MATCH (n) RETURN count(n) AS n")).isEqualTo(1);
  }

  /** Fails after some changes. The last of them is made, but its answer is lost. */
  private static final class Breaking implements TargetGraph {

    private final TargetGraph graph;
    private final AtomicInteger left;

    Breaking(TargetGraph graph, int changes) {
      this.graph = graph;
      this.left = new AtomicInteger(changes);
    }

    @Override
    public List<Map<String, Object>> read(String text, Map<String, Object> parameters) {
      return graph.read(text, parameters);
    }

    @Override
    public void write(String text, Map<String, Object> parameters) {
      change(() -> graph.write(text, parameters));
    }

    @Override
    public void change(String text) {
      change(() -> graph.change(text));
    }

    private void change(Runnable change) {
      int now = left.decrementAndGet();
      if (now >= 0) {
        change.run();
      }
      if (now <= 0) {
        throw new IllegalStateException("broken");
      }
    }
  }

  /** Another load completes the network before the second write. */
  private static final class Overtaken implements TargetGraph {

    private final TargetGraph graph;
    private int writes;

    Overtaken(TargetGraph graph) {
      this.graph = graph;
    }

    @Override
    public List<Map<String, Object>> read(String text, Map<String, Object> parameters) {
      return graph.read(text, parameters);
    }

    @Override
    public void write(String text, Map<String, Object> parameters) {
      if (++writes == 2) {
        load();
      }
      graph.write(text, parameters);
    }

    private void load() {
      try {
        new Loader(graph, 1, done -> {}).load(file);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void change(String text) {
      graph.change(text);
    }
  }
}
