package io.shindigneo4j.opensocial.events;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.DriverFailures;
import io.shindigneo4j.opensocial.metrics.EventMeters;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.testing.LogLines;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A hub of events in which something fails")
@Timeout(TestDeadlines.TEST_SECONDS)
class HubFailuresTest {

  /** More than may wait for the graph's answers. */
  private static final int MANY = 200;

  private final ScriptedFeed feed = new ScriptedFeed();
  private final AtomicLong nanos = new AtomicLong();

  /** Thrown by the clock the next time that the graph says something, on the test's thread. */
  private final AtomicReference<Error> failure = new AtomicReference<>();

  /** Other threads look after the listeners meanwhile. */
  private final Thread test = Thread.currentThread();

  private final EventHub hub =
      new EventHub(
          feed,
          new ScriptedAudience(),
          new EventRules(Policies.standard()),
          new EventsSettings(true, 1 << 24, ScriptedHub.RETENTION, ScriptedHub.HEARTBEAT),
          EventMeters.NONE,
          this::now,
          AudienceQuestions.DELAYS_MILLIS);

  @AfterEach
  void close() {
    hub.close();
  }

  private long now() {
    Error thrown = Thread.currentThread() == test ? failure.getAndSet(null) : null;
    if (thrown != null) {
      throw thrown;
    }
    return nanos.get();
  }

  private Ear ann() {
    return new Ear().listen(hub, Tokens.viewer("ann"), null);
  }

  private static GraphEvent message(Map<String, Object> data) {
    return new GraphEvent("message.received", "ann", data);
  }

  @Test
  void endsItsListenersIfItCannotTakeWhatTheGraphSays() {
    Ear ann = ann();
    ann.awaitIdle(1);
    failure.set(new OutOfMemoryError("for the test"));
    feed.say(11, message(Map.of("id", "a")));
    assertThat(ann.end()).isEqualTo(EndReason.UNAVAILABLE);
    nanos.addAndGet(TimeUnit.SECONDS.toNanos(3));
    Ear again = ann();
    feed.say(12, message(Map.of("id", "b")));
    assertThat(again.heard(1)).containsExactly("message.received b");
  }

  @Test
  void saysThatEventsAreMissingIfItCannotTellThemAndGoesOn() {
    Ear ann = ann();
    for (int i = 0; i < MANY; i++) {
      feed.say(11 + i, message(new Unreadable()));
    }
    feed.say(11 + MANY, message(Map.of("id", "a")));
    ann.awaitHeard("message.received a");
    assertThat(Set.copyOf(ann.heard())).containsExactlyInAnyOrder("gap", "message.received a");
  }

  @Test
  void looksAfterTheOthersIfOneCannotBeLookedAfter() throws Exception {
    AtomicBoolean failing = new AtomicBoolean();
    Ear broken = new Ear();
    hub.listen(Tokens.viewer("ben"), null, () -> isValid(failing), broken)
        .get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
    Ear ann = ann();
    broken.awaitIdle(1);
    ann.awaitIdle(1);
    failing.set(true);
    TestDeadlines.await()
        .until(
            () -> {
              nanos.addAndGet(TimeUnit.SECONDS.toNanos(30));
              hub.tick();
              return ann.idle() > 1;
            });
    assertThat(broken.end()).isEqualTo(EndReason.UNAVAILABLE);
  }

  private static boolean isValid(AtomicBoolean failing) {
    if (failing.get()) {
      throw new IllegalStateException("for the test");
    }
    return true;
  }

  @Test
  void doesNotWarnIfItIsClosed() {
    try (LogLines log = new LogLines()) {
      ann().awaitIdle(1);
      hub.close();
      feed.fail();
      assertThat(log.lines()).noneMatch(HubFailuresTest::isWarning);
    }
  }

  @Test
  void warnsIfTheGraphIsNotHeardAnyMoreUnlessItsDriverIsClosed() {
    try (LogLines log = new LogLines()) {
      Ear ann = ann();
      ann.awaitIdle(1);
      feed.fail(DriverFailures.permanentOne(DriverException.CLOSED));
      assertThat(ann.end()).isEqualTo(EndReason.UNAVAILABLE);
      assertThat(log.lines()).noneMatch(HubFailuresTest::isWarning);
      nanos.addAndGet(TimeUnit.SECONDS.toNanos(3));
      ann().awaitIdle(1);
      feed.fail();
      TestDeadlines.await().until(() -> log.lines().stream().anyMatch(HubFailuresTest::isWarning));
    }
  }

  private static boolean isWarning(String line) {
    return line.contains("WARNING: Nobody hears events any more");
  }

  @Test
  void looksAgainAfterAFailure() throws InterruptedException {
    CountDownLatch looks = new CountDownLatch(2);
    HubThreads threads =
        new HubThreads(
            () -> {
              looks.countDown();
              throw new IllegalStateException("for the test");
            });
    try {
      threads.start();
      assertThat(looks.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
    } finally {
      threads.close();
    }
  }

  /** The data of an event that cannot be written. */
  private static final class Unreadable extends AbstractMap<String, Object> {

    @Override
    public Set<Entry<String, Object>> entrySet() {
      throw new IllegalStateException("for the test");
    }
  }
}
