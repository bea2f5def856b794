package io.shindigneo4j.driver;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.EventMessage.Events;
import io.shindigneo4j.driver.EventMessage.Subscribed;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("After a start of Neo4j, a subscription to events")
@Timeout(TestDeadlines.TEST_SECONDS)
@StartsServer
class EventsAfterAStartTest {

  @Test
  void goesOnExactlyThoughSomethingWasCommittedBeforeItCameBack() throws Exception {
    try (GraphServer server = GraphServer.start(Map.of())) {
      EventPosition before;
      try (GraphDriver driver = server.driver();
          EventStream events = driver.events(EventRequest.all())) {
        before = EventsTest.next(events).position();
      }
      server.restart(Map.of());
      await("it listens").until(() -> meters(server).contains("events_databases 1"));
      server
          .database("neo4j")
          .executeTransactionally("CREATE (:Person {id: 'a', displayName: 'A'})");
      server.database("neo4j").executeTransactionally("MATCH (a:Person) SET a.displayName = 'B'");
      try (GraphDriver driver = server.driver();
          EventStream events = driver.events(EventRequest.all().after(before))) {
        assertThat(EventsTest.next(events)).isInstanceOf(Subscribed.class);
        Events message = (Events) EventsTest.next(events);
        assertThat(message.events()).anyMatch(event -> event.type().equals("person.updated"));
      }
    }
  }

  private static String meters(GraphServer server) throws Exception {
    String login = GraphServer.CREDENTIALS.username() + ":" + GraphServer.CREDENTIALS.password();
    String encoded = Base64.getEncoder().encodeToString(login.getBytes(StandardCharsets.UTF_8));
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/metrics"))
            .header("Authorization", "Basic " + encoded)
            .build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();
  }
}
