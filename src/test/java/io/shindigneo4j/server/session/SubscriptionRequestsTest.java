package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Subscribed;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.server.events.EventFeeds;
import io.shindigneo4j.server.events.EventSettings;
import io.shindigneo4j.server.events.SteadyClock;
import io.shindigneo4j.server.events.SubscriptionLimits;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.security.AuthorizationExpiredException;
import org.neo4j.internal.kernel.api.security.AbstractSecurityLog;
import org.neo4j.internal.kernel.api.security.AccessMode.Static;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.internal.kernel.api.security.SecurityContext;
import org.neo4j.kernel.database.PrivilegeDatabaseReference;
import org.neo4j.logging.NullLog;

@DisplayName("The subscriptions of a session")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class SubscriptionRequestsTest {

  private static final MessageCodec CODEC = new Subprotocol(Format.JSON).codec();

  /** More than the session may have requests in flight. */
  private static final int MANY = 50;

  private static final SubscriptionLimits LIMITS =
      new SubscriptionLimits(100, 100, 100_000, 100_000);

  private final BlockingQueue<byte[]> answers = new LinkedBlockingQueue<>();
  private final Queue<Runnable> later = new ConcurrentLinkedQueue<>();
  private final User user = new User();
  private EventFeeds feeds;
  private RequestProcessor session;

  /** A user whose rights change. */
  private static final class User extends LoginContext {
    private Static mode = Static.FULL;
    private RuntimeException failure;

    private User() {
      super(AUTH_DISABLED.subject(), AUTH_DISABLED.connectionInfo());
    }

    @Override
    public SecurityContext authorize(
        IdLookup lookup, PrivilegeDatabaseReference database, AbstractSecurityLog log) {
      if (failure != null) {
        throw failure;
      }
      return AUTH_DISABLED.authorize(lookup, database, log).withMode(mode);
    }
  }

  @BeforeEach
  void open(GraphServer server) {
    feeds =
        new EventFeeds(
            server.service(),
            new EventSettings(true, 1 << 20, Duration.ofMinutes(5), 1 << 20, LIMITS),
            task -> daemon(task),
            database -> false,
            new SteadyClock(),
            NullLog.getInstance());
    feeds.start();
    Timer timer = this::schedule;
    WorkerPools workers =
        new WorkerPools(
            Runnable::run, Runnable::run, Runnable::run, Runnable::run, Runnable::run, timer, 100);
    session =
        new TestSessions(server, AdhocCypher.ALLOWED, workers, timer, feeds).open(CODEC, user);
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "events");
    thread.setDaemon(true);
    return thread;
  }

  /** Keeps looks at rights; other tasks are none of these tests. */
  private Timer.Deadline schedule(Runnable task, long nanos) {
    if (nanos == SubscriptionRequests.CHECK_NANOS) {
      later.add(task);
    }
    return () -> later.remove(task);
  }

  @AfterEach
  void close() {
    session.close();
    feeds.stop();
  }

  private void submit(Request request) {
    session.submit(new IncomingRequest<>(request, 0, System.nanoTime(), answers::add));
  }

  private Message answer() throws Exception {
    byte[] answer = answers.poll(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
    assertThat(answer).isNotNull();
    return CODEC.decode(answer);
  }

  private void subscribe(long id) throws Exception {
    submit(new Subscribe(id, List.of("all"), EventStart.NOW, 10));
    assertThat(answer()).isInstanceOf(Subscribed.class);
  }

  /** Time passes: everything is due that was for later. */
  private void pass() {
    for (int tasks = later.size(); tasks > 0; tasks--) {
      later.remove().run();
    }
  }

  @Test
  void areNotCountedAmongItsRequests() throws Exception {
    for (int id = 1; id <= MANY; id++) {
      subscribe(id);
    }
    submit(new RunCypher(MANY + 1, AccessMode.READ, Duration.ZERO, "RETURN 1", Map.of()));
    assertThat(answer()).isInstanceOf(Success.class);
  }

  @Test
  void endOnceTheirUserMayNotReadEverythingAnyMore() throws Exception {
    subscribe(1);
    subscribe(2);
    pass();
    user.mode = Static.ACCESS;
    assertThat(answers).as("nobody has looked").isEmpty();
    pass();
    assertForbidden();
    assertForbidden();
    pass();
    assertThat(later).as("what is left to look at").isEmpty();
    user.mode = Static.FULL;
    subscribe(1);
    assertThat(later).isNotEmpty();
  }

  @Test
  void endOnceTheCredentialsOfTheirUserHaveExpired() throws Exception {
    subscribe(1);
    user.failure = new AuthorizationExpiredException("scripted");
    pass();
    assertForbidden();
  }

  @Test
  void goOnWhileTheRightsOfTheirUserAreNotKnown() throws Exception {
    subscribe(1);
    user.failure = new IllegalStateException("scripted");
    pass();
    user.failure = null;
    pass();
    assertThat(answers).isEmpty();
    user.mode = Static.ACCESS;
    pass();
    assertForbidden();
  }

  private void assertForbidden() throws Exception {
    Failure failure = (Failure) answer();
    assertThat(failure.code()).isEqualTo(ErrorCode.FORBIDDEN_SUBSCRIPTION);
    assertThat(failure.retryable()).isFalse();
  }
}
