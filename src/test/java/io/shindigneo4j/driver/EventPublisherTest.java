package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.EventsTest.eventsOf;
import static io.shindigneo4j.testing.ScriptedSubscription.position;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.EventMessage.Subscribed;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.ScriptedSubscription;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Flow.Subscriber;
import java.util.concurrent.Flow.Subscription;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The publisher of events")
@Timeout(TestDeadlines.TEST_SECONDS)
class EventPublisherTest {

  private static final EventRequest MARK = EventRequest.of("people/mark");

  private final ScriptedServer server = ScriptedServer.start().silent();
  private final GraphDriver driver = GraphDriver.connect(server.driverSettings());
  private final Reader reader = new Reader();

  @AfterEach
  void close() {
    driver.close();
    server.close();
  }

  private ScriptedSubscription subscribe() throws InterruptedException {
    driver.subscribe(EventRequest.all()).subscribe(reader);
    return ScriptedSubscription.take(server);
  }

  @Test
  void givesAsManyMessagesAsAreRequested() throws Exception {
    subscribe().accept(10).send(11, 12);
    mark();
    assertThat(reader.messages).isEmpty();
    reader.subscription.request(1);
    await().until(() -> reader.messages.equals(List.of(subscribed(10))));
    mark();
    assertThat(reader.messages).hasSize(1);
    reader.subscription.request(2);
    await().until(() -> reader.messages.size() == 3);
    assertThat(reader.messages.get(2)).isEqualTo(eventsOf(12));
  }

  /** Another subscription gets a message: what was sent before has arrived. */
  private void mark() throws InterruptedException {
    Reader other = new Reader();
    driver.subscribe(MARK).subscribe(other);
    other.subscription.request(1);
    ScriptedSubscription subscription = ScriptedSubscription.take(server);
    assertThat(subscription.request().topics()).as("the very next").isEqualTo(MARK.topics());
    subscription.accept(99);
    await().until(() -> other.messages.equals(List.of(subscribed(99))));
    other.subscription.cancel();
  }

  @Test
  void givesEachSubscriberASubscriptionOfItsOwn() throws Exception {
    var publisher = driver.subscribe(EventRequest.all());
    Reader other = new Reader();
    publisher.subscribe(reader);
    ScriptedSubscription first = ScriptedSubscription.take(server).accept(10);
    publisher.subscribe(other);
    ScriptedSubscription.take(server).accept(20);
    reader.subscription.request(10);
    other.subscription.request(10);
    first.send(11);
    await().until(() -> reader.messages.equals(List.of(subscribed(10), eventsOf(11))));
    await().until(() -> other.messages.equals(List.of(subscribed(20))));
  }

  private static EventMessage subscribed(long commit) {
    return new Subscribed(position(commit));
  }

  @Test
  void callsASubscriberOnOneThreadAtATime() throws Exception {
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    reader.onNext =
        message -> {
          most.accumulateAndGet(inside.incrementAndGet(), Math::max);
          reader.subscription.request(1);
          Thread.yield();
          inside.decrementAndGet();
        };
    ScriptedSubscription subscription = subscribe().accept(0);
    reader.subscription.request(1);
    for (long i = 1; i <= 300; i++) {
      subscription.send(i);
      long sent = i; // the fake gives no heed to credit, which comes back in halves of 16
      await().until(() -> reader.messages.size() > sent - 8);
    }
    await().until(() -> reader.messages.size() == 301);
    assertThat(reader.messages.stream().map(message -> message.position().offset()))
        .isEqualTo(LongStream.rangeClosed(0, 300).boxed().toList());
    assertThat(most).hasValue(1);
  }

  @Test
  void goesOnThoughNothingIsRequestedWhenTheConnectionIsLost() throws Exception {
    subscribe().peer().cut();
    ScriptedSubscription second = ScriptedSubscription.take(server).accept(10);
    second.peer().cut();
    ScriptedSubscription.take(server).accept(10).send(11);
    reader.subscription.request(10);
    await().until(() -> reader.messages.equals(List.of(subscribed(10), eventsOf(11))));
    assertThat(reader.failure).isNull();
  }

  @Test
  void endsInTheServerWhenItsSubscriberCancels() throws Exception {
    ScriptedSubscription subscription = subscribe().accept(10);
    reader.subscription.cancel();
    await().until(() -> server.cancelled().contains(subscription.request().id()));
    reader.subscription.cancel();
    subscription.send(11).peer().cut();
    await().until(() -> !subscription.peer().isOpen());
    mark();
    assertThat(server.untaken()).isZero();
    assertThat(reader.messages).isEmpty();
    assertThat(reader.failure).isNull();
  }

  @Test
  void isNotSubscribedToByOneThatCancelsAtOnce() throws Exception {
    reader.onSubscribe = Subscription::cancel;
    driver.subscribe(EventRequest.all()).subscribe(reader);
    mark();
    assertThat(server.untaken()).isZero();
  }

  @Test
  void refusesADemandThatIsNone() throws Exception {
    ScriptedSubscription subscription = subscribe().accept(10);
    reader.subscription.request(0);
    await().until(() -> reader.failure instanceof IllegalArgumentException);
    await().until(() -> server.cancelled().contains(subscription.request().id()));
  }

  @Test
  void tellsAFailureThoughNothingIsRequested() throws Exception {
    subscribe().fail(ErrorCode.FORBIDDEN_SUBSCRIPTION, false);
    await().until(() -> reader.failure instanceof PermanentDriverException);
    assertThat(reader.messages).isEmpty();
  }

  @Test
  void tellsTheCloseOfTheDriver() throws Exception {
    subscribe().accept(10);
    driver.close();
    reader.subscription.request(1);
    await().until(() -> reader.failure instanceof PermanentDriverException);
  }

  /** What a subscriber must not do. */
  @Test
  void endsInTheServerAndWithTheErrorWhenItsSubscriberThrows() throws Exception {
    reader.onNext =
        message -> {
          throw new IllegalStateException("a test");
        };
    ScriptedSubscription subscription = subscribe().accept(10);
    reader.subscription.request(1);
    await()
        .dontCatchUncaughtExceptions()
        .until(() -> server.cancelled().contains(subscription.request().id()));
    assertThat(reader.failure).hasMessage("a test");
  }

  @Test
  void refusesNoSubscriber() {
    assertThatThrownBy(() -> driver.subscribe(EventRequest.all()).subscribe(null))
        .isInstanceOf(NullPointerException.class);
  }

  @Test
  void beginsWhereItIsTold() throws Exception {
    driver.subscribe(EventRequest.all().after(position(5))).subscribe(reader);
    assertThat(ScriptedSubscription.take(server).start()).isEqualTo(EventStart.after(position(5)));
  }

  private static final class Reader implements Subscriber<EventMessage> {

    private final List<EventMessage> messages = new CopyOnWriteArrayList<>();
    private volatile Consumer<Subscription> onSubscribe = ignored -> {};
    private volatile Consumer<EventMessage> onNext = ignored -> {};
    private volatile Subscription subscription;
    private volatile Throwable failure;

    @Override
    public void onSubscribe(Subscription newSubscription) {
      subscription = newSubscription;
      onSubscribe.accept(newSubscription);
    }

    @Override
    public void onNext(EventMessage message) {
      messages.add(message);
      onNext.accept(message);
    }

    @Override
    public void onError(Throwable cause) {
      failure = cause;
    }

    @Override
    public void onComplete() {
      failure = new AssertionError("events do not end");
    }
  }
}
