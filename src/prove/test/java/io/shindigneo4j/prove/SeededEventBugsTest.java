package io.shindigneo4j.prove;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.prove.bug.SeededBug;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.Crowd.Harm;
import io.shindigneo4j.prove.workload.Database;
import io.shindigneo4j.prove.workload.DriverForm;
import io.shindigneo4j.prove.workload.LiveFigures;
import io.shindigneo4j.prove.workload.LiveRun;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.launcher.WebappServer;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The checker of live events finds bugs")
@TestInstance(Lifecycle.PER_CLASS)
@Timeout(value = TestDeadlines.TEST_SECONDS, unit = TimeUnit.SECONDS)
class SeededEventBugsTest {

  private static final AtomicLong SEEDS = new AtomicLong(1);
  private static final Crowd CROWD = new Crowd(90, 90);

  private GraphServer graph;
  private WebappServer shindig;
  private LiveFigures figures;

  @BeforeAll
  void start(@TempDir Path directory) {
    graph = GraphServer.start(Map.of());
    shindig =
        WebappServer.start(
            directory,
            Map.of(
                "shindig.neo4j.uri", graph.uri().toString(),
                "shindig.neo4j.username", GraphServer.CREDENTIALS.username(),
                "shindig.neo4j.password", GraphServer.CREDENTIALS.password()));
  }

  @AfterAll
  void stop() {
    try {
      shindig.close();
    } finally {
      graph.close();
    }
  }

  @AfterEach
  void switchOff() {
    System.clearProperty(SeededBug.PROPERTY);
  }

  @ParameterizedTest
  @CsvSource({
    "LOST_EVENT, LOST",
    "DOUBLED_EVENT, DOUBLED",
    "SWAPPED_EVENTS, OUT_OF_ORDER",
    "LEAKED_EVENT, LEAKED"
  })
  void find(SeededBug bug, Kind kind, @TempDir Path folder) throws Exception {
    System.setProperty(SeededBug.PROPERTY, bug.name());
    assertThat(found(folder)).extracting(Anomaly::kind).isNotEmpty().containsOnly(kind);
  }

  @Test
  void findNothingWithoutABug(@TempDir Path folder) throws Exception {
    assertThat(found(folder)).isEmpty();
    assertThat(figures.cuts()).isPositive();
    assertThat(figures.missed()).isLessThan(figures.due());
  }

  private List<Anomaly> found(Path folder) throws Exception {
    LiveRun run =
        new LiveRun(
            new LocalDatabase(graph),
            shindig.address() + "/",
            folder,
            List.of(),
            SeededBug.inEvents(),
            new History<>(SEEDS.getAndIncrement()));
    run.begin();
    List<Anomaly> anomalies = run.run(CROWD, Harm.NONE, Harm.NONE);
    figures = run.figures();
    return anomalies;
  }

  /** A Neo4j in this process. */
  private record LocalDatabase(GraphServer server) implements Database {

    @Override
    public OpenDriver open(DriverForm form) {
      throw new UnsupportedOperationException("all goes by Shindig");
    }

    @Override
    public URI health() {
      return URI.create("http://127.0.0.1:" + server.port() + "/health");
    }

    @Override
    public GraphDriver observer() {
      return GraphDriver.connect(server.driverSettings().withCallTimeout(TestDeadlines.HANGING));
    }
  }
}
