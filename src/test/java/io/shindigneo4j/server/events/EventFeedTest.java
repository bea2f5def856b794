package io.shindigneo4j.server.events;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.schema.events.EventType;
import io.shindigneo4j.server.change.CommitEvents;
import io.shindigneo4j.server.change.TypedEvent;
import io.shindigneo4j.server.commit.CommitListener;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.DatabaseShutdownException;
import org.neo4j.logging.Log;

@DisplayName("The feed of events, as time and commits go by")
class EventFeedTest {

  private static final SubscriptionLimits LIMITS = new SubscriptionLimits(10, 10, 100_000, 100_000);
  private static final EventSettings SETTINGS =
      new EventSettings(true, 20_000, Duration.ofMinutes(5), 10_000, LIMITS);

  /** From one look for what is new to the next. */
  private static final Duration PAUSE = Duration.ofMillis(EventFeed.PAUSE_MILLIS);

  private final ManualClock clock = new ManualClock();
  private final ManualExecutor thread = new ManualExecutor(clock);
  private final Store store = new Store();
  private final EventCounts counts = new EventCounts();
  private final Warnings warnings = new Warnings(countingLog(), clock);
  private final FeedThread feedThread = new FeedThread(thread, warnings);
  private int warned;
  private boolean follows;
  private boolean registered;

  /** Told of commits; null before the feed has listened to any. */
  private CommitListener.Handler<CommitEvents> commits;

  /** Runs what may wait, until a test lets that hang. */
  private Executor waiting = Runnable::run;

  private final EventFeed feed =
      new EventFeed(
          store,
          new EventFeed.Registration() {
            @Override
            public void begin(CommitListener.Handler<CommitEvents> handler) {
              commits = handler;
              registered = true;
            }

            @Override
            public void end() {
              registered = false;
            }
          },
          new FollowerCheck(() -> follows, task -> waiting.execute(task), feedThread),
          SETTINGS,
          feedThread,
          clock);

  private Log countingLog() {
    return (Log)
        Proxy.newProxyInstance(
            Log.class.getClassLoader(),
            new Class<?>[] {Log.class},
            (proxy, method, arguments) -> {
              warned += method.getName().equals("warn") ? 1 : 0;
              return null;
            });
  }

  /** A store whose commits the test makes. */
  private static final class Store implements CommitHistory {
    private long last = 10;
    private long closed = 10;
    private boolean committing;

    /** How often somebody has looked whether transactions have ended. */
    private int looks;

    /** What looking at the transactions throws. */
    private Throwable fault;

    @Override
    public String epoch() {
      return "e";
    }

    @Override
    public EventPosition last() {
      return at(last);
    }

    @Override
    public long closed() {
      return closed;
    }

    @Override
    public BooleanSupplier committing() {
      if (fault instanceof RuntimeException failure) {
        throw failure;
      } else if (fault instanceof Error error) {
        throw error;
      }
      return () -> {
        looks++;
        return !committing;
      };
    }
  }

  private static EventPosition at(long offset) {
    return new EventPosition("e", offset, 100 + offset);
  }

  private static CommitEvents deleted(String person) {
    return new CommitEvents(
        List.of(
            new TypedEvent(
                EventType.PERSON_DELETED, new GraphEvent("person.deleted", person, Map.of()))),
        500);
  }

  /** The next commit. */
  private void commit(CommitEvents events) {
    clock.pass(PAUSE);
    commitAtOnce(events);
    thread.run();
  }

  private void commitAtOnce(CommitEvents events) {
    store.last++;
    store.closed = store.last;
    if (commits != null) {
      commits.committed(store.last, 100 + store.last, events, null);
    }
  }

  private void commitMany(int times) {
    for (int i = 0; i < times; i++) {
      commit(deleted("p" + i));
    }
  }

  private void pass(Duration time) {
    for (long i = 0; i < time.toSeconds(); i++) {
      clock.pass(Duration.ofSeconds(1));
      thread.run();
    }
  }

  private EventCursor add(RecordingReceiver receiver, EventStart start, int credit) {
    return add(receiver, "all", start, credit);
  }

  private EventCursor add(RecordingReceiver receiver, String topic, EventStart start, int credit) {
    EventCursor cursor =
        new EventCursor(
            start, TopicFilter.of(List.of(topic)), credit, receiver, counts, warnings, () -> {});
    feed.add(cursor);
    thread.run();
    return cursor;
  }

  private RecordingReceiver subscribe(EventStart start) {
    RecordingReceiver receiver = new RecordingReceiver();
    add(receiver, start, Integer.MAX_VALUE);
    return receiver;
  }

  @Test
  void listensFromTheFirstSubscriptionUntilSomeTimeAfterTheLast() {
    assertThat(registered).isFalse();
    RecordingReceiver receiver = new RecordingReceiver();
    EventCursor cursor = add(receiver, EventStart.NOW, 1);
    assertThat(registered).isTrue();
    assertThat(receiver.begin()).isEqualTo(at(10));
    pass(Duration.ofMinutes(10));
    assertThat(registered).as("somebody hears").isTrue();
    feed.remove(cursor, () -> {});
    pass(Duration.ofMinutes(4));
    assertThat(registered).as("somebody may come back").isTrue();
    pass(Duration.ofMinutes(2));
    assertThat(registered).isFalse();
    assertThat(feed.bytes()).isZero();
  }

  @Test
  void listensForAWhileAfterTheDatabaseHasStarted() {
    clock.pass(Duration.ofHours(1));
    feed.expectSubscriptions();
    thread.run();
    commitMany(2);
    assertThat(subscribe(EventStart.after(at(10))).count()).isEqualTo(2);
    assertThat(registered).isTrue();
  }

  @Test
  void doesNotListenForLongAfterAStartIfNobodyComes() {
    feed.expectSubscriptions();
    pass(Duration.ofSeconds(55));
    assertThat(registered).isTrue();
    pass(Duration.ofSeconds(10));
    assertThat(registered).isFalse();
  }

  /** The subscription is sent what the next pass finds, too. */
  @Test
  void sendsOnceWhatIsAskedForBeforeAPass() {
    RecordingReceiver receiver = new RecordingReceiver();
    EventCursor cursor = add(receiver, EventStart.NOW, 0);
    commitMany(1);
    for (int i = 0; i < 3; i++) {
      commitAtOnce(deleted("p"));
      cursor.grant(10);
      feed.deliver(cursor);
      thread.run();
      clock.pass(PAUSE);
      thread.run();
    }
    assertThat(receiver.count()).isEqualTo(4);
  }

  /** The subscription begins between a commit and the pass that finds it. */
  @Test
  void sendsOnceWhatIsCommittedAsASubscriptionBegins() {
    subscribe(EventStart.NOW);
    commitMany(2);
    commitAtOnce(deleted("p"));
    RecordingReceiver receiver = subscribe(EventStart.after(at(12)));
    clock.pass(PAUSE);
    thread.run();
    assertThat(receiver.count()).isEqualTo(1);
  }

  @Test
  void countsNobodyInBeforeWhatWasCommittingHasEnded() {
    store.committing = true;
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    assertThat(receiver.begin()).isNull();
    store.last = store.closed = 11;
    store.committing = false;
    clock.pass(Duration.ofMillis(1));
    thread.run();
    assertThat(receiver.begin()).isEqualTo(at(11));
  }

  @Test
  void countsNobodyInBeforeThePositionCanBeSeen() {
    store.last = 12;
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    assertThat(receiver.begin()).isNull();
    store.closed = 12;
    clock.pass(Duration.ofMillis(1));
    thread.run();
    assertThat(receiver.begin()).isEqualTo(at(12));
  }

  @Test
  void refusesForAWhileWhereACommitTakesTooLong() {
    store.committing = true;
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    pass(Duration.ofSeconds(6));
    assertThat(receiver.end().code()).isEqualTo(ErrorCode.BUSY);
    assertThat(receiver.end().retryable()).isTrue();
    assertThat(registered).isFalse();
  }

  @Test
  void looksLessOftenTheLongerACommitTakes() {
    store.committing = true;
    subscribe(EventStart.NOW);
    for (int i = 0; i < 5_000; i++) {
      clock.pass(Duration.ofMillis(1));
      thread.run();
    }
    assertThat(store.looks).isBetween(20, 200);
  }

  @Test
  void keepsThePlaceOfWhoHasBegunWhileACommitHoldsUpItsRecovery() {
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    store.last = store.closed = 15;
    store.committing = true;
    commits.failed(new OutOfMemoryError("scripted"));
    thread.run();
    RecordingReceiver late = subscribe(EventStart.NOW);
    pass(Duration.ofSeconds(30));
    assertThat(receiver.end()).isNull();
    assertThat(late.end().code()).isEqualTo(ErrorCode.BUSY);
    store.committing = false;
    pass(Duration.ofSeconds(1));
    commit(deleted("p"));
    assertThat(receiver.gaps()).hasSize(1);
    assertThat(receiver.count()).isEqualTo(1);
  }

  @Test
  void isOnTheLeaderOnly() {
    follows = true;
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    assertThat(receiver.end().code()).isEqualTo(ErrorCode.NOT_LEADER);
    assertThat(registered).isFalse();
    follows = false;
    assertThat(subscribe(EventStart.NOW).begin()).isNotNull();
  }

  @Test
  void sendsSubscribersAwayWhenAnotherServerBeginsToLead() {
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    commits.failed(new OutOfMemoryError("scripted"));
    follows = true;
    thread.run();
    assertThat(receiver.end().code()).isEqualTo(ErrorCode.NOT_LEADER);
  }

  @Test
  void tellsOfACommitThatItCouldNotRead() {
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    store.last = store.closed = 11;
    commits.committedUnknown(11, 111);
    commit(deleted("p"));
    assertThat(receiver.gaps()).containsExactly("the changes of a commit are not known");
    assertThat(receiver.count()).isEqualTo(1);
    assertThat(receiver.position()).isEqualTo(at(12));
  }

  @Test
  void goesOnBehindWhatItHasLost() {
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    store.last = store.closed = 15;
    commits.failed(new OutOfMemoryError("scripted"));
    thread.run();
    assertThat(receiver.gaps()).hasSize(1);
    assertThat(receiver.position()).isEqualTo(at(15));
    commit(deleted("p"));
    assertThat(receiver.count()).isEqualTo(1);
  }

  @Test
  void keepsABoundedNumberOfCommitsBehindOneThatIsMissing() {
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    store.last = 11; // by somebody else
    for (int i = 0; i < 5_000; i++) {
      store.last++;
      commits.committed(store.last, 100 + store.last, deleted("p"), null);
    }
    store.closed = store.last;
    thread.run();
    assertThat(receiver.gaps()).hasSize(1);
    assertThat(feed.bytes()).isLessThanOrEqualTo(SETTINGS.memory());
  }

  @Test
  void holdsNothingForWhoGivesNoCredit() {
    RecordingReceiver fast = subscribe(EventStart.NOW);
    RecordingReceiver slow = new RecordingReceiver();
    EventCursor cursor = add(slow, EventStart.NOW, 1);
    commitMany(100);
    assertThat(fast.count()).isEqualTo(100);
    assertThat(slow.count()).isEqualTo(1);
    assertThat(feed.lag()).isEqualTo(99);
    assertThat(feed.bytes()).isLessThanOrEqualTo(SETTINGS.memory());
    cursor.grant(1_000);
    feed.deliver(cursor);
    thread.run();
    assertThat(slow.gaps()).hasSize(1);
    assertThat(slow.position()).isEqualTo(fast.position());
    assertThat(feed.lag()).isZero();
  }

  @Test
  void doesNotWakeForWhatNobodyWants() {
    RecordingReceiver receiver = new RecordingReceiver();
    add(receiver, "people/wanted", EventStart.NOW, 10);
    clock.pass(PAUSE);
    commitAtOnce(deleted("other"));
    assertThat(thread.isIdle()).isTrue();
    commitAtOnce(deleted("wanted"));
    assertThat(thread.isIdle()).isFalse();
  }

  @Test
  void losesNothingBehindWhatNobodyWants() {
    RecordingReceiver receiver = new RecordingReceiver();
    add(receiver, "people/wanted", EventStart.NOW, 1_000);
    for (int i = 0; i < 100; i++) {
      commitMany(10); // a hundred times more than the log keeps
      commit(deleted("wanted"));
    }
    assertThat(receiver.gaps()).isEmpty();
    assertThat(receiver.count()).isEqualTo(100);
    assertThat(receiver.position()).isEqualTo(at(store.last));
    assertThat(feed.lag()).isZero();
  }

  @Test
  void isNotBehindWhereNothingIsWanted() {
    add(new RecordingReceiver(), "people/wanted", EventStart.NOW, 10);
    commitMany(3);
    assertThat(feed.lag()).isEqualTo(3);
    pass(Duration.ofSeconds(1));
    assertThat(feed.lag()).isZero();
  }

  /** Each time that it looks wakes its thread. */
  @Test
  void restsBetweenTwoLooksForWhatIsNew() {
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    commit(deleted("p"));
    commitAtOnce(deleted("p"));
    thread.run();
    commitAtOnce(deleted("p"));
    thread.run();
    assertThat(receiver.count()).isEqualTo(1);
    clock.pass(PAUSE);
    thread.run();
    assertThat(receiver.count()).isEqualTo(3);
  }

  @Test
  void looksAtAnEventForItsOwnSubscriptionsAlone() {
    int people = 40;
    AtomicInteger looks = new AtomicInteger();
    for (int i = 0; i < people; i++) {
      add(new RecordingReceiver(), "people/p" + i, EventStart.NOW, 10);
    }
    for (int i = 0; i < people; i++) {
      commitAtOnce(new CommitEvents(counting(deleted("p" + i).events(), looks), 10));
    }
    clock.pass(PAUSE);
    thread.run();
    assertThat(counts.deliveries()).isEqualTo(people);
    assertThat(looks).hasValueLessThan(10 * people);
  }

  private static <T> List<T> counting(List<T> list, AtomicInteger looks) {
    return new AbstractList<>() {
      @Override
      public T get(int index) {
        looks.incrementAndGet();
        return list.get(index);
      }

      @Override
      public int size() {
        return list.size();
      }
    };
  }

  @Test
  void restsLongerWhereThereIsMuch() {
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    commit(deleted("p"));
    for (int i = 0; i < EventFeed.BUSY_COMMITS; i++) {
      commitAtOnce(deleted("p"));
    }
    clock.pass(PAUSE);
    thread.run();
    int much = 1 + EventFeed.BUSY_COMMITS;
    assertThat(receiver.count()).isEqualTo(much);
    commitAtOnce(deleted("p"));
    clock.pass(PAUSE);
    thread.run();
    assertThat(receiver.count()).isEqualTo(much);
    clock.pass(Duration.ofMillis(EventFeed.BUSY_PAUSE_MILLIS - EventFeed.PAUSE_MILLIS));
    thread.run();
    assertThat(receiver.count()).isEqualTo(much + 1);
    commit(deleted("p"));
    assertThat(receiver.count()).as("there is little again").isEqualTo(much + 2);
  }

  @Test
  void waitsForRoomWithoutLosingItsPlace() {
    RecordingReceiver receiver = new RecordingReceiver();
    add(receiver, EventStart.NOW, Integer.MAX_VALUE);
    receiver.fill();
    commitMany(3);
    assertThat(receiver.count()).isZero();
    receiver.empty();
    thread.run();
    assertThat(receiver.count()).isEqualTo(3);
    assertThat(receiver.gaps()).isEmpty();
  }

  @Test
  void tellsAtTimesWhereItIsThoughNothingHasHappened() {
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    commit(CommitEvents.NONE);
    commit(CommitEvents.NONE);
    pass(Duration.ofSeconds(9));
    assertThat(receiver.position()).isEqualTo(at(10));
    pass(Duration.ofSeconds(2));
    assertThat(receiver.position()).isEqualTo(at(12));
    assertThat(receiver.offsets()).containsExactly(12L);
    pass(Duration.ofMinutes(1));
    assertThat(receiver.offsets()).as("no news, no message").hasSize(1);
    assertThat(subscribe(EventStart.after(at(12))).gaps()).isEmpty();
  }

  @Test
  void goesOnFromEachPositionThatItHasTold() {
    RecordingReceiver first = subscribe(EventStart.NOW);
    commitMany(5);
    RecordingReceiver second = subscribe(EventStart.after(at(12)));
    assertThat(second.begin()).isEqualTo(at(12));
    assertThat(second.events()).isEqualTo(first.events().subList(2, 5));
    RecordingReceiver all = subscribe(EventStart.EARLIEST);
    assertThat(all.begin()).isEqualTo(at(10));
    assertThat(all.events()).isEqualTo(first.events());
  }

  @Test
  void beginsWithAGapWhereItCannotGoOn() {
    RecordingReceiver first = subscribe(EventStart.NOW);
    commitMany(5);
    for (EventPosition elsewhere :
        List.of(
            at(9), at(99), new EventPosition("e", 12, 7), new EventPosition("other", 12, 112))) {
      RecordingReceiver receiver = subscribe(EventStart.after(elsewhere));
      assertThat(receiver.gaps()).as(elsewhere.toString()).hasSize(1);
      assertThat(receiver.events()).isEqualTo(first.events());
    }
    assertThat(counts.gaps()).isEqualTo(4);
  }

  @Test
  void tellsSubscribersThatTheDatabaseHasStopped() {
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    feed.end();
    thread.run();
    assertThat(receiver.end().code()).isEqualTo(ErrorCode.DATABASE_NOT_READY);
    assertThat(registered).isFalse();
    assertThat(subscribe(EventStart.NOW).end().code()).isEqualTo(ErrorCode.DATABASE_NOT_READY);
  }

  @Test
  void endsASubscriptionThatCannotBeSentTo() {
    RecordingReceiver other = subscribe(EventStart.NOW);
    RecordingReceiver broken = subscribe(EventStart.NOW);
    broken.breakDown();
    commitMany(2);
    assertThat(broken.end().retryable()).isTrue();
    assertThat(other.count()).isEqualTo(2);
    assertThat(warned).as("not for each").isEqualTo(1);
  }

  @Test
  void tellsAGapInPlaceOfEventsThatCannotBeSent() {
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    receiver.refuseEvents(true);
    commit(deleted("p"));
    receiver.refuseEvents(false);
    commit(deleted("q"));
    assertThat(receiver.gaps()).containsExactly("the events of a commit could not be sent");
    assertThat(receiver.end()).isNull();
    assertThat(receiver.count()).isEqualTo(1);
    assertThat(receiver.position()).isEqualTo(at(12));
    assertThat(warned).isEqualTo(1);
  }

  @Test
  void survivesWhatShouldNotHappen() {
    store.fault = new IllegalStateException("scripted");
    assertThat(subscribe(EventStart.NOW).end().code()).isEqualTo(ErrorCode.BUSY);
    assertThat(warned).isEqualTo(1);
    assertThat(registered).isFalse();
    store.fault = null;
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    store.fault = new OutOfMemoryError("scripted");
    commits.failed(store.fault);
    thread.run();
    assertThat(receiver.end().code()).as("while it goes on").isEqualTo(ErrorCode.BUSY);
    store.fault = null;
    assertThat(subscribe(EventStart.NOW).begin()).isEqualTo(at(10));
  }

  @Test
  void tellsADatabaseThatHasStoppedFromAFault() {
    store.fault = new DatabaseShutdownException();
    assertThat(subscribe(EventStart.NOW).end().code()).isEqualTo(ErrorCode.DATABASE_NOT_READY);
    assertThat(warned).isZero();
  }

  @Test
  void goesOnWithItsWorkWhileNobodySaysWhoLeads() {
    List<Runnable> hanging = new ArrayList<>();
    waiting = hanging::add;
    RecordingReceiver receiver = subscribe(EventStart.NOW);
    assertThat(receiver.begin()).isNull();
    pass(Duration.ofSeconds(6));
    assertThat(receiver.end().code()).isEqualTo(ErrorCode.BUSY);
    RecordingReceiver second = subscribe(EventStart.NOW);
    assertThat(hanging).as("asked once").hasSize(1);
    hanging.remove(0).run();
    thread.run();
    assertThat(second.begin()).isEqualTo(at(10));
    assertThat(registered).isTrue();
  }
}
