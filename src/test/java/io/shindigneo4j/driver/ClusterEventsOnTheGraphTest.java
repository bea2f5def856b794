package io.shindigneo4j.driver;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.driver.EventMessage.Events;
import io.shindigneo4j.driver.EventMessage.Gap;
import io.shindigneo4j.driver.EventMessage.Subscribed;
import io.shindigneo4j.driver.metrics.MicrometerMeters;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestCluster;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Three real servers, of which a script makes a cluster; each has a store of its own. */
@DisplayName("In a cluster, a subscription to events")
@Timeout(TestDeadlines.TEST_SECONDS)
@StartsServer
class ClusterEventsOnTheGraphTest {

  private static TestCluster cluster;

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private GraphDriver driver;

  @BeforeAll
  static void start() {
    cluster = TestCluster.start();
  }

  @AfterAll
  static void stop() {
    cluster.close();
  }

  @BeforeEach
  void connect() {
    cluster.leader(0, List.of(1, 2));
    cluster.allowWrites(Set.of(0));
    driver =
        GraphDriver.connect(cluster.driverSettings(1).withMeters(MicrometerMeters.in(registry)));
  }

  @AfterEach
  void close() {
    driver.close();
  }

  /** Makes a friend of somebody new; returns who it is of. */
  private static String befriend(int server, String person) {
    cluster
        .server(server)
        .database("neo4j")
        .executeTransactionally(
            "CREATE (:Person {id: $id})-[:FRIEND_OF {since: 1}]->(:Person {id: $id + '-friend'})",
            Map.of("id", person));
    return person;
  }

  private static EventPosition awaitEvent(EventStream events, String person) {
    Events message = (Events) EventsTest.next(events);
    assertThat(message.events()).extracting(GraphEvent::person).contains(person);
    return message.position();
  }

  @Test
  void followsTheLeaderAndSaysThatItCannotGoOnThere() {
    try (EventStream events = driver.events(EventRequest.of("areas/friendship"))) {
      EventPosition begin = ((Subscribed) EventsTest.next(events)).position();
      assertThat(awaitEvent(events, befriend(0, "old")).epoch()).isEqualTo(begin.epoch());
      cluster.leader(1, List.of(0, 2));
      cluster.allowWrites(Set.of(1));
      cluster.restart(0);
      EventPosition gap = ((Gap) EventsTest.next(events)).position();
      assertThat(gap.epoch()).isNotEqualTo(begin.epoch());
      assertThat(awaitEvent(events, befriend(1, "new")).epoch()).isEqualTo(gap.epoch());
    }
  }

  @Test
  void goesOnExactlyWhenItsServerHasRestarted() {
    try (EventStream events = driver.events(EventRequest.of("areas/friendship"))) {
      EventsTest.next(events);
      EventPosition before = awaitEvent(events, befriend(0, "before"));
      cluster.restart(0);
      cluster.allowWrites(Set.of(0));
      await("it goes on")
          .until(
              () -> {
                assertThat(events.next(Duration.ofMillis(20))).isEmpty();
                return resumes() >= 1;
              });
      EventPosition after = awaitEvent(events, befriend(0, "after"));
      assertThat(after.epoch()).isEqualTo(before.epoch());
      assertThat(after.offset()).isGreaterThan(before.offset());
    }
  }

  private double resumes() {
    return registry.get("shindig.neo4j.client.event.resumes").counter().count();
  }
}
