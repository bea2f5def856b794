package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.EventMessage;
import io.shindigneo4j.driver.EventMessage.Events;
import io.shindigneo4j.driver.EventMessage.Gap;
import io.shindigneo4j.driver.EventRequest;
import io.shindigneo4j.driver.EventStream;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;

@DisplayName("In a server with a heap of 512 MiB to which many listen")
@Exhaustive
@TestMethodOrder(OrderAnnotation.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class LargeCommitsIT {

  private static final int LISTENERS = 20;
  private static final int NODES = 100_000;
  private static final int PART = 2_000;
  private static final int COMMITS = 25;
  private static final long MEMORY = 2L << 20;
  private static final long MOST_HEAP = 256L << 20;

  private static final List<String> JVM =
      List.of(
          "-Xmx512m",
          "-XX:+ExitOnOutOfMemoryError",
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "-XX:ReservedCodeCacheSize=256m");

  private static final List<EventStream> LISTENING = new ArrayList<>();

  private static PluggedServer server;
  private static GraphDriver driver;
  private static JvmBeans beans;
  private static int marks;

  @BeforeAll
  static void start() throws Exception {
    server = new PluggedServer(Map.of("server.shindig.neo4j.events_memory", "2m"), JVM);
    server.start();
    beans = server.beans();
    driver = GraphDriver.connect(server.driverSettings().withCallTimeout(TestDeadlines.HANGING));
    driver.execute(
        Statement.cypher("UNWIND range(0, 9) AS i CREATE (:Person {id: 'mark' + i})").writing());
    for (int i = 0; i < LISTENERS; i++) {
      EventStream events = driver.events(EventRequest.all().withAhead(1 + i % 4));
      LISTENING.add(events);
      assertThat(events.next(TestDeadlines.HANGING)).as("it listens").isPresent();
    }
  }

  @AfterAll
  static void stop() throws Exception {
    LISTENING.forEach(EventStream::close);
    if (beans != null) {
      beans.close();
    }
    if (driver != null) {
      driver.close();
    }
    if (server != null) {
      server.close();
    }
  }

  @Test
  @Order(1)
  @DisplayName("commits of 100,000 nodes are gaps, and the events keep to their memory")
  void hugeCommits() throws Exception {
    commit("UNWIND range(1, %d) AS i CREATE (:Person {id: 'p' + i, number: i})".formatted(NODES));
    assertAllHearAGapAndNothingElse();
    commit("MATCH (p:Person) WHERE p.number > 0 SET p.displayName = 'n'");
    assertAllHearAGapAndNothingElse();
    commit("MATCH (p:Person) WHERE p.number > 0 DETACH DELETE p");
    assertAllHearAGapAndNothingElse();
  }

  private static void assertAllHearAGapAndNothingElse() {
    String last = commitMark();
    assertThat(LISTENING)
        .allSatisfy(
            listener -> {
              Heard heard = listenUpTo(last, listener);
              assertThat(heard.gaps()).isEqualTo(1);
              assertThat(heard.mostEvents()).isEqualTo(1);
            });
  }

  @Test
  @Order(2)
  @DisplayName("many commits that are just not too large keep to the memory, too")
  void largeCommits() throws Exception {
    commit("UNWIND range(1, %d) AS i CREATE (:Person {id: 'p' + i, number: i})".formatted(PART));
    for (int i = 0; i < COMMITS; i++) {
      commit("MATCH (p:Person) WHERE p.number > 0 SET p.displayName = 'm" + i + "'");
    }
    String last = commitMark();
    assertThat(LISTENING)
        .allSatisfy(
            listener -> {
              Heard heard = listenUpTo(last, listener);
              assertThat(heard.gaps()).isPositive();
              assertThat(heard.mostEvents()).isEqualTo(PART);
            });
    assertThat(beans.bytesInUse()).as("of the heap, afterwards").isLessThan(MOST_HEAP);
  }

  private static void commit(String cypher) throws Exception {
    CompletableFuture<Result> done = driver.run(Statement.cypher(cypher).writing());
    do {
      assertThat(bytes()).isLessThanOrEqualTo(MEMORY);
      TimeUnit.MILLISECONDS.sleep(5);
    } while (!done.isDone());
    done.join();
    assertThat(bytes()).isLessThanOrEqualTo(MEMORY);
  }

  private static double bytes() throws Exception {
    return beans.sum("io.shindigneo4j.server:name=shindig.neo4j.server.events.bytes", "Value");
  }

  /** Changes a person whom nobody else changes. */
  private static String commitMark() {
    String person = "mark" + marks++;
    driver.execute(
        Statement.cypher("MATCH (p:Person {id: $person}) SET p.displayName = 'changed'")
            .with("person", person)
            .writing());
    return person;
  }

  /**
   * What a listener hears.
   *
   * @param mostEvents of one commit
   */
  private record Heard(int gaps, int mostEvents) {}

  private static Heard listenUpTo(String person, EventStream listener) {
    int gaps = 0;
    int most = 0;
    while (true) {
      EventMessage message = listener.next(TestDeadlines.HANGING).orElseThrow();
      gaps += message instanceof Gap ? 1 : 0;
      if (message instanceof Events commit) {
        most = Math.max(most, commit.events().size());
        if (commit.events().stream().anyMatch(event -> event.person().equals(person))) {
          return new Heard(gaps, most);
        }
      }
    }
  }
}
