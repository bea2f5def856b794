package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.driver.EventsTest.eventsOf;
import static io.shindigneo4j.driver.EventsTest.next;
import static io.shindigneo4j.testing.ScriptedSubscription.position;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.EventMessage.Gap;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.ScriptedServer.Received;
import io.shindigneo4j.testing.ScriptedSubscription;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The credit of a subscription to events")
@Timeout(TestDeadlines.TEST_SECONDS)
class EventCreditTest {

  private final ScriptedServer server = ScriptedServer.start().silent();
  private final GraphDriver driver = GraphDriver.connect(server.driverSettings());
  private EventStream events;
  private ScriptedSubscription subscription;

  @BeforeEach
  void subscribe() throws Exception {
    events = driver.events(EventRequest.all().withAhead(2));
    subscription = ScriptedSubscription.take(server).accept(10);
    next(events);
  }

  @AfterEach
  void close() {
    events.close();
    driver.close();
    server.close();
  }

  /** The answer to the subscription costs none. */
  @Test
  void comesBackWithEachMessageThatIsRead() throws Exception {
    assertThat(subscription.request().chunks()).isEqualTo(2);
    subscription.send(11).gap(12);
    assertThat(next(events)).isEqualTo(eventsOf(11));
    assertThat(credit()).isEqualTo(1);
    assertThat(next(events)).isEqualTo(new Gap(position(12), "a test"));
    assertThat(credit()).isEqualTo(1);
  }

  /** One message for each that is read would cost as much as the events themselves. */
  @Test
  void comesBackInHalves() throws Exception {
    try (EventStream many = driver.events(EventRequest.all().withAhead(9))) {
      subscription = ScriptedSubscription.take(server).accept(10);
      next(many);
      subscription.send(11, 12, 13, 14, 15);
      for (int offset = 11; offset <= 13; offset++) {
        assertThat(next(many)).isEqualTo(eventsOf(offset));
      }
      assertThat(server.untaken()).isZero();
      assertThat(next(many)).isEqualTo(eventsOf(14));
      assertThat(credit()).isEqualTo(4);
    }
  }

  private int credit() throws InterruptedException {
    Request request = server.take().request();
    assertThat(request.id()).isEqualTo(subscription.request().id());
    return ((Credit) request).chunks();
  }

  @Test
  void doesNotComeBackUnread() {
    subscription.send(11, 12);
    await().during(Duration.ofMillis(200)).until(() -> server.untaken() == 0);
  }

  /** What came before on the connection is asked for again. */
  @Test
  void isNotExceeded() throws Exception {
    subscription.send(11, 12, 13);
    await("the connection ends").until(() -> !subscription.peer().isOpen());
    assertThat(events.next(Duration.ofMillis(20))).as("what came with a mistake").isEmpty();
    assertThat(ScriptedSubscription.take(server).start()).isEqualTo(EventStart.after(position(10)));
  }

  /** A request on the same connection is answered: what was sent before has arrived. */
  private void awaitArrival() throws Exception {
    CompletableFuture<Result> answer = driver.run(echo("mark"));
    Received mark = server.take();
    mark.peer().echo(mark.request());
    assertThat(value(answer)).isEqualTo("mark");
  }

  @Test
  void isAllThereAgainAfterTheConnectionIsLost() throws Exception {
    subscription.send(11, 12);
    awaitArrival();
    server.cutAll();
    next(events);
    next(events);
    ScriptedSubscription second = ScriptedSubscription.take(server);
    assertThat(second.request().chunks()).isEqualTo(2);
    second.accept(12).send(13, 14);
    assertThat(next(events)).isEqualTo(eventsOf(13));
    assertThat(next(events)).isEqualTo(eventsOf(14));
  }
}
