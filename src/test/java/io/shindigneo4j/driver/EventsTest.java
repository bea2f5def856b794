package io.shindigneo4j.driver;

import static io.shindigneo4j.testing.ScriptedSubscription.event;
import static io.shindigneo4j.testing.ScriptedSubscription.position;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.DriverSettings.Client;
import io.shindigneo4j.driver.DriverSettings.Encoding;
import io.shindigneo4j.driver.EventMessage.Events;
import io.shindigneo4j.driver.EventMessage.Gap;
import io.shindigneo4j.driver.EventMessage.Subscribed;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.ScriptedSubscription;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A subscription to events")
@Timeout(TestDeadlines.TEST_SECONDS)
class EventsTest {

  private final ScriptedServer server = ScriptedServer.start().silent();
  private GraphDriver driver = GraphDriver.connect(server.driverSettings());

  @AfterEach
  void close() {
    driver.close();
    server.close();
  }

  private ScriptedSubscription take() throws InterruptedException {
    return ScriptedSubscription.take(server);
  }

  static EventMessage next(EventStream events) {
    return events.next(TestDeadlines.HANGING).orElseThrow();
  }

  static Events eventsOf(long commit) {
    return new Events(position(commit), List.of(event(commit)));
  }

  private static EventStart after(long commit) {
    return EventStart.after(position(commit));
  }

  @ParameterizedTest
  @CsvSource({"NETTY,BSON", "NETTY,JSON", "TYRUS,BSON", "TYRUS,JSON"})
  void bringsWhatTheServerSends(Client client, Encoding encoding) throws Exception {
    driver.close();
    driver = GraphDriver.connect(server.driverSettings().withClient(client).withEncoding(encoding));
    EventRequest request = EventRequest.of("people/john.doe", "areas/message").withAhead(7);
    try (EventStream events = driver.events(request)) {
      ScriptedSubscription subscription = take();
      assertThat(subscription.request())
          .isEqualTo(
              new Subscribe(
                  subscription.request().id(),
                  List.of("people/john.doe", "areas/message"),
                  EventStart.NOW,
                  7));
      subscription.accept(10).send(11, 13).gap(20).send(21);
      assertThat(next(events)).isEqualTo(new Subscribed(position(10)));
      assertThat(next(events)).isEqualTo(eventsOf(11));
      assertThat(next(events)).isEqualTo(eventsOf(13));
      assertThat(next(events)).isEqualTo(new Gap(position(20), "a test"));
      assertThat(events.hasNext()).isTrue();
      assertThat(events.next()).isEqualTo(eventsOf(21));
      subscription.send(22);
      assertThat(next(events)).as("nothing between").isEqualTo(eventsOf(22));
    }
  }

  @Test
  void hasLaterStatementsSeeWhatItBringsWhereBookmarksAreKept() throws Exception {
    driver.close();
    driver = GraphDriver.connect(server.driverSettings().withBookmarks(BookmarkManager.inMemory()));
    try (EventStream events = driver.events(EventRequest.all());
        EventStream behind = driver.events(EventRequest.all())) {
      ScriptedSubscription first = take().accept(10).send(11, 13);
      take().accept(10);
      while (next(events).position().offset() < 13) {
        // it brings more
      }
      next(behind);
      assertThat(bookmarks()).containsExactly(position(13).toString());
      first.gap(5);
      assertThat(next(events).bookmark()).isEqualTo(position(5).toString());
      assertThat(bookmarks())
          .as("of a store that was restored")
          .containsExactly(position(5).toString());
    }
  }

  /** What the next statement must see. */
  private List<String> bookmarks() throws InterruptedException {
    CompletableFuture<Result> unused = driver.run(Statement.cypher("RETURN 1"));
    return server.take().work().terms().bookmarks();
  }

  @Test
  void goesOnAfterTheLastMessageWhenItsConnectionIsLost() throws Exception {
    try (EventStream events = driver.events(EventRequest.all())) {
      ScriptedSubscription first = take().accept(10).send(11);
      next(events);
      assertThat(next(events)).isEqualTo(eventsOf(11));
      first.peer().cut();
      ScriptedSubscription second = take();
      assertThat(second.start()).isEqualTo(after(11));
      second.accept(11).send(12);
      assertThat(next(events)).isEqualTo(eventsOf(12));
      second.peer().cut();
      assertThat(take().start()).isEqualTo(after(12));
    }
  }

  /** What has arrived and was not read would be doubled. */
  @Test
  void goesOnAfterWhatHadArrivedBefore() throws Exception {
    try (EventStream events = driver.events(EventRequest.all())) {
      take().accept(10).send(11, 12, 13).peer().later(server::cutAll);
      await().until(() -> server.attempts().size() == 2);
      for (EventMessage each : List.of(eventsOf(11), eventsOf(12), eventsOf(13))) {
        EventMessage message = next(events);
        message = message instanceof Subscribed ? next(events) : message;
        assertThat(message).isEqualTo(each);
      }
      assertThat(take().start()).isEqualTo(after(13));
    }
  }

  @Test
  void beginsAnewUntilItIsAnswered() throws Exception {
    try (EventStream events = driver.events(EventRequest.all())) {
      take().peer().cut();
      ScriptedSubscription second = take();
      assertThat(second.start()).isEqualTo(EventStart.NOW);
      second.accept(20);
      assertThat(next(events)).isEqualTo(new Subscribed(position(20)));
      second.peer().cut();
      ScriptedSubscription third = take();
      assertThat(third.start()).isEqualTo(after(20));
      third.accept(20).send(21);
      assertThat(next(events)).as("no second answer").isEqualTo(eventsOf(21));
    }
  }

  @Test
  void goesOnAfterAGap() throws Exception {
    try (EventStream events = driver.events(EventRequest.all().from(EventStart.EARLIEST))) {
      ScriptedSubscription first = take();
      assertThat(first.start()).isEqualTo(EventStart.EARLIEST);
      first.accept(10).gap(5);
      next(events);
      assertThat(next(events)).isEqualTo(new Gap(position(5), "a test"));
      first.peer().cut();
      assertThat(take().start()).isEqualTo(after(5));
    }
  }

  /** The gap has not been heard: who stops here would miss it. */
  @Test
  void staysWhereItWasUntilAGapIsTold() throws Exception {
    try (EventStream events = driver.events(EventRequest.all().after(position(10)))) {
      ScriptedSubscription first = take();
      assertThat(first.start()).isEqualTo(after(10));
      first.accept(99);
      assertThat(next(events)).isEqualTo(new Subscribed(position(10)));
      first.peer().cut();
      ScriptedSubscription second = take();
      assertThat(second.start()).isEqualTo(after(10));
      second.accept(99).gap(99).send(100);
      assertThat(next(events)).isEqualTo(new Gap(position(99), "a test"));
      assertThat(next(events)).isEqualTo(eventsOf(100));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {12, 11, 10})
  void takesNothingTwiceAndNothingOutOfOrder(long commit) throws Exception {
    refuses(subscription -> subscription.send(commit));
  }

  @Test
  void takesNothingOfAnotherStoreWithoutAGap() throws Exception {
    refuses(subscription -> subscription.send(new EventPosition("other", 50, 1)));
  }

  @Test
  void takesNoSecondAnswer() throws Exception {
    refuses(subscription -> subscription.accept(12));
  }

  /** Of what should not come after the commit 12. */
  private void refuses(Consumer<ScriptedSubscription> mistake) throws Exception {
    try (EventStream events = driver.events(EventRequest.all())) {
      ScriptedSubscription first = take().accept(10).send(12);
      mistake.accept(first);
      first.send(51);
      next(events);
      assertThat(next(events)).isEqualTo(eventsOf(12));
      Future<EventMessage> veryNext = CompletableFuture.supplyAsync(() -> next(events));
      ScriptedSubscription second = take();
      assertThat(second.start()).isEqualTo(after(12));
      await("the connection of the mistake ends").until(() -> !first.peer().isOpen());
      second.accept(12).send(13);
      assertThat(veryNext.get()).isEqualTo(eventsOf(13));
    }
  }

  @Test
  void takesNothingThatIsNotAfterWhereItWas() throws Exception {
    try (EventStream events = driver.events(EventRequest.all().after(position(10)))) {
      take().accept(20).send(21);
      assertThat(next(events)).isEqualTo(new Subscribed(position(10)));
      Future<EventMessage> veryNext = CompletableFuture.supplyAsync(() -> next(events));
      ScriptedSubscription second = take();
      assertThat(second.start()).isEqualTo(after(10));
      second.accept(10).send(11);
      assertThat(veryNext.get()).isEqualTo(eventsOf(11));
    }
  }

  @Test
  void movesToAnotherConnectionWhenTheServerIsAboutToStop() throws Exception {
    try (EventStream events = driver.events(EventRequest.all())) {
      ScriptedSubscription first = take().accept(10).send(11);
      next(events);
      next(events);
      first.peer().send(new GoAway(Duration.ofMinutes(10)));
      ScriptedSubscription second = take();
      assertThat(second.peer()).isNotSameAs(first.peer());
      assertThat(second.start()).isEqualTo(after(11));
      await().until(() -> !first.peer().isOpen());
      second.accept(11).send(12);
      assertThat(next(events)).isEqualTo(eventsOf(12));
    }
  }

  @Test
  void endsInTheServerWhenItIsClosed() throws Exception {
    EventStream events = driver.events(EventRequest.all());
    ScriptedSubscription subscription = take().accept(10);
    next(events);
    events.close();
    await().until(() -> server.cancelled().contains(subscription.request().id()));
    assertThat(events.isClosed()).isTrue();
    assertThat(events.hasNext()).isFalse();
    assertThat(events.next(Duration.ofDays(1))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ErrorCode.NOT_LEADER,
        ErrorCode.DATABASE_NOT_READY,
        ErrorCode.BUSY,
        ErrorCode.TOO_MANY_SUBSCRIPTIONS
      })
  void isAskedForAgainAfterAFailureThatMayPass(String code) throws Exception {
    try (EventStream events = driver.events(EventRequest.all())) {
      take().fail(code, true);
      take().fail(code, true);
      ScriptedSubscription third = take();
      assertThat(third.start()).isEqualTo(EventStart.NOW);
      third.accept(10).send(11);
      next(events);
      third.fail(code, true);
      assertThat(next(events)).isEqualTo(eventsOf(11));
      assertThat(take().start()).isEqualTo(after(11));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {ErrorCode.FORBIDDEN_SUBSCRIPTION, ErrorCode.INVALID_TOPIC})
  void failsIfItIsRefused(String code) throws Exception {
    try (EventStream events = driver.events(EventRequest.of("nonsense"))) {
      take().fail(code, false);
      for (int i = 0; i < 2; i++) {
        DriverException failure = CallResults.thrown(() -> next(events));
        assertThat(failure).isInstanceOf(PermanentDriverException.class);
        assertThat(failure.code()).isEqualTo(code);
        assertThat(failure.subject()).contains("nonsense");
      }
    }
  }

  @Test
  void isAskedForAgainIfItIsNotAnswered() throws Exception {
    driver.close();
    driver = GraphDriver.connect(server.driverSettings().withCallTimeout(Duration.ofMillis(50)));
    try (EventStream events = driver.events(EventRequest.all())) {
      ScriptedSubscription first = take();
      server.answering(this::acceptAll);
      assertThat(next(events)).isEqualTo(new Subscribed(position(10)));
      await().until(() -> server.cancelled().contains(first.request().id()));
    }
  }

  /** Answers at once; for subscriptions to other topics there is silence. */
  private void acceptAll(ScriptedPeer peer, Request request) {
    if (request instanceof Subscribe subscribe && subscribe.topics().contains("all")) {
      new ScriptedSubscription(peer, subscribe).accept(10);
    }
  }

  /** Another subscription, which nobody answers, is the clock. */
  @Test
  void hasNoTimeoutOnceItIsAnswered() throws Exception {
    driver.close();
    driver = GraphDriver.connect(server.driverSettings().withCallTimeout(Duration.ofMillis(500)));
    server.answering(this::acceptAll);
    try (EventStream events = driver.events(EventRequest.all())) {
      next(events);
      ScriptedSubscription subscription = takeLast();
      try (EventStream later = driver.events(EventRequest.of("people/late"))) {
        long late = take().request().id();
        await().until(() -> server.cancelled().contains(late));
      }
      subscription.send(11);
      assertThat(next(events)).isEqualTo(eventsOf(11));
      assertThat(server.cancelled()).doesNotContain(subscription.request().id());
    }
  }

  /** The last subscription so far, where those before may have been answered too late. */
  private ScriptedSubscription takeLast() throws InterruptedException {
    ScriptedSubscription last = take();
    while (server.untaken() > 0) {
      last = take();
    }
    return last;
  }

  @Test
  void failsWithTheDriver() throws Exception {
    EventStream events = driver.events(EventRequest.all());
    take().accept(10);
    next(events);
    driver.close();
    assertThat(CallResults.thrown(events::hasNext).code()).isEqualTo(DriverException.CLOSED);
    assertThat(CallResults.thrown(() -> driver.events(EventRequest.all()).hasNext()).code())
        .isEqualTo(DriverException.CLOSED);
  }

  @Test
  void failsWithTheDriverThoughNoServerIsThere() throws Exception {
    server.stop();
    EventStream events = driver.events(EventRequest.all());
    assertThat(events.next(Duration.ZERO)).isEmpty();
    driver.close();
    assertThat(CallResults.thrown(events::hasNext).code()).isEqualTo(DriverException.CLOSED);
  }

  @Test
  void doesNotExistByBolt() {
    DriverSettings bolt =
        DriverSettings.of("bolt://127.0.0.1:1/neo4j", new Credentials("neo4j", "none"));
    try (GraphDriver byBolt = GraphDriver.connect(bolt);
        EventStream events = byBolt.events(EventRequest.all())) {
      DriverException failure = CallResults.thrown(events::hasNext);
      assertThat(failure).isInstanceOf(PermanentDriverException.class).hasMessageContaining("Bolt");
      assertThat(failure.code()).isEqualTo(ErrorCode.FORBIDDEN_SUBSCRIPTION);
    }
  }
}
