package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.DriverSettings.Client;
import io.shindigneo4j.driver.DriverSettings.Encoding;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.testing.ScriptedEvents;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Events of a server whose connections are lost")
@Timeout(TestDeadlines.TEST_SECONDS)
class EventsUnderFaultsTest {

  private static final int AHEAD = 4;

  /** Of commits that are not heard yet. */
  private static final int BACKLOG = 20;

  private static final int FAULT_IN_ONE_OF = 15;
  private static final ReconnectDelay EAGER =
      new ReconnectDelay(Duration.ofMillis(1), Duration.ofMillis(10));

  private final ScriptedServer server = ScriptedServer.start();
  private final ScriptedEvents graph = new ScriptedEvents();
  private final long seed = new Random().nextLong();

  /** Of the server's thread. */
  private final Random random = new Random(seed);

  @AfterEach
  void close() {
    server.close();
  }

  @ParameterizedTest
  @CsvSource({"NETTY,BSON,3000", "NETTY,JSON,500", "TYRUS,BSON,500", "TYRUS,JSON,500"})
  void comeEachOnceAndInOrder(Client client, Encoding encoding, int commits) throws Exception {
    server.answering(this::answerByChance);
    DriverSettings settings =
        server.driverSettings().withClient(client).withEncoding(encoding).withReconnectDelay(EAGER);
    try (GraphDriver driver = GraphDriver.connect(settings);
        EventStream events = driver.events(EventRequest.all().withAhead(AHEAD))) {
      long first = EventsTest.next(events).position().offset();
      List<Long> heard = new ArrayList<>();
      LongStream.range(0, BACKLOG).forEach(i -> graph.commit());
      for (long i = first; i < first + commits; i++) {
        graph.commit();
        EventMessage message = EventsTest.next(events);
        assertThat(message).as("seed %d", seed).isInstanceOf(EventMessage.Events.class);
        heard.add(message.position().offset());
      }
      assertThat(heard)
          .as("seed %d", seed)
          .isEqualTo(LongStream.rangeClosed(first + 1, first + commits).boxed().toList());
    }
    assertThat(server.attempts().size()).as("connections, seed %d", seed).isGreaterThan(3);
    assertThat(graph.mostAhead()).isLessThanOrEqualTo(AHEAD);
  }

  /** Runs on the server's thread. */
  private void answerByChance(ScriptedPeer peer, Request request) {
    boolean fault = random.nextInt(FAULT_IN_ONE_OF) == 0;
    switch (fault ? random.nextInt(5) : -1) {
      case 0 -> peer.cut();
      case 1 -> {
        graph.accept(peer, request);
        peer.cut();
      }
      case 2 -> {
        graph.accept(peer, request);
        peer.later(peer::cut);
      }
      case 3 -> peer.send(new GoAway(Duration.ofMinutes(1)));
      case 4 -> {
        if (request instanceof Subscribe) {
          peer.send(new Failure(request.id(), "server.busy", "a test", true));
        } else {
          peer.close(1001, "a test");
        }
      }
      default -> graph.accept(peer, request);
    }
  }
}
