package io.shindigneo4j.server.events;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.server.change.CommitEventReader;
import io.shindigneo4j.server.change.CommitEvents;
import io.shindigneo4j.server.commit.CommitListener;
import io.shindigneo4j.server.commit.ListenerRegistration;
import io.shindigneo4j.server.metrics.EventLoad;
import io.shindigneo4j.server.procedure.RequestException;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.graphdb.event.DatabaseEventContext;
import org.neo4j.graphdb.event.DatabaseEventListenerAdapter;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;

/**
 * The events of all databases. Each has its feed from the first subscription, or from its start,
 * until the database stops. Thread-safe.
 */
public final class EventFeeds extends DatabaseEventListenerAdapter {

  private static final long STOP_SECONDS = 5;

  private record OfDatabase(GraphDatabaseAPI database, EventFeed feed) {}

  private final DatabaseManagementService service;
  private final EventSettings settings;
  private final ThreadFactory threads;
  private final Predicate<GraphDatabaseAPI> follower;
  private final Clock clock;
  private final Log log;
  private final Warnings warnings;
  private final EventCounts counts = new EventCounts();
  private final SubscriptionQuota quota;

  /** By the name of the database. Changed under the lock of this. */
  private final Map<String, OfDatabase> feeds = new ConcurrentHashMap<>();

  // Both null unless started, and guarded by this. The second runs what may wait.
  private ScheduledThreadPoolExecutor executor;
  private ExecutorService waiting;

  /**
   * @param threads creates the thread that sends events, and those that ask who leads
   * @param follower whether another server of a cluster makes the commits of a database
   */
  public EventFeeds(
      DatabaseManagementService service,
      EventSettings settings,
      ThreadFactory threads,
      Predicate<GraphDatabaseAPI> follower,
      Clock clock,
      Log log) {
    this.service = service;
    this.settings = settings;
    this.threads = threads;
    this.follower = follower;
    this.clock = clock;
    this.log = log;
    warnings = new Warnings(log, clock);
    quota = new SubscriptionQuota(settings.subscriptions());
  }

  /** The identity of the store of a database, for {@link EventPosition#epoch}. */
  public static String epoch(GraphDatabaseAPI database) {
    return CommitHistory.of(database).epoch();
  }

  public synchronized void start() {
    if (settings.enabled()) {
      executor = new ScheduledThreadPoolExecutor(1, threads);
      executor.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
      executor.setRemoveOnCancelPolicy(true);
      waiting = Executors.newCachedThreadPool(threads);
      service.registerDatabaseEventListener(this);
    }
  }

  /**
   * Begins a subscription; the receiver is told of what comes of it.
   *
   * @param user whose share of the subscriptions it counts in
   * @param credit how many messages may be sent before more are granted
   * @throws RequestException if there are no events here, the topics are none, or there are too
   *     many subscriptions
   */
  public Subscription subscribe(
      GraphDatabaseAPI database,
      String user,
      List<String> topics,
      EventStart start,
      int credit,
      EventReceiver receiver) {
    if (!settings.enabled()) {
      throw new RequestException(
          ErrorCode.FORBIDDEN_SUBSCRIPTION, "the server has no events", false);
    }
    TopicFilter filter = TopicFilter.of(topics);
    EventFeed feed = feed(database);
    long bytes = filter.bytes();
    quota.acquire(user, bytes);
    EventCursor cursor =
        new EventCursor(
            start, filter, credit, receiver, counts, warnings, () -> quota.release(user, bytes));
    feed.add(cursor);
    return new Subscription() {

      @Override
      public void grant(int messages) {
        if (cursor.grant(messages)) {
          feed.deliver(cursor);
        }
      }

      @Override
      public void end(Runnable then) {
        feed.remove(cursor, then);
      }
    };
  }

  /** A database has started: subscriptions of before may come back. */
  public synchronized void expectSubscriptions(GraphDatabaseAPI database) {
    if (executor != null) {
      feed(database).expectSubscriptions();
    }
  }

  private synchronized EventFeed feed(GraphDatabaseAPI database) {
    if (executor == null) {
      throw RequestException.databaseNotReady();
    }
    OfDatabase known = feeds.get(database.databaseName());
    if (known != null && known.database() == database) {
      return known.feed();
    }
    if (known != null) {
      known.feed().end();
    }
    FeedThread thread = new FeedThread(executor, warnings);
    EventFeed feed =
        new EventFeed(
            CommitHistory.of(database),
            registration(database.databaseName()),
            new FollowerCheck(() -> follower.test(database), waiting, thread),
            settings,
            thread,
            clock);
    feeds.put(database.databaseName(), new OfDatabase(database, feed));
    return feed;
  }

  private EventFeed.Registration registration(String database) {
    return new EventFeed.Registration() {

      /** Null while nothing is registered; of the feed's thread. */
      private ListenerRegistration registered;

      @Override
      public void begin(CommitListener.Handler<CommitEvents> handler) {
        registered =
            new ListenerRegistration(
                service,
                database,
                new CommitListener<>(new CommitEventReader(settings.commitBytes()), handler, log));
        registered.registerLast();
      }

      @Override
      public void end() {
        if (registered != null) {
          registered.unregister();
          registered = null;
        }
      }
    };
  }

  @Override
  public void databaseShutdown(DatabaseEventContext event) {
    end(event.getDatabaseName());
  }

  private synchronized void end(String database) {
    OfDatabase ended = feeds.remove(database);
    if (ended != null) {
      ended.feed().end();
    }
  }

  /** Ends all subscriptions. */
  public void stop() {
    ScheduledThreadPoolExecutor running = endAll();
    if (running != null) {
      service.unregisterDatabaseEventListener(this);
      awaitEnd(running);
    }
  }

  private synchronized ScheduledThreadPoolExecutor endAll() {
    List.copyOf(feeds.keySet()).forEach(this::end);
    ScheduledThreadPoolExecutor running = executor;
    executor = null;
    if (waiting != null) {
      waiting.shutdownNow();
      waiting = null;
    }
    return running;
  }

  /** The thread takes its tasks in order: behind an empty one all feeds have ended. */
  private void awaitEnd(ScheduledThreadPoolExecutor running) {
    try {
      running.submit(() -> {}).get(STOP_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException e) {
      log.warn("Events are still being sent", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    running.shutdown();
  }

  /** The sum over all databases. */
  public EventLoad load() {
    long bytes = 0;
    long lag = 0;
    int databases = 0;
    for (OfDatabase each : feeds.values()) {
      bytes += each.feed().bytes();
      lag = Math.max(lag, each.feed().lag());
      databases += each.feed().isOn() ? 1 : 0;
    }
    return new EventLoad(
        databases,
        quota.subscriptions(),
        quota.topics(),
        bytes,
        lag,
        counts.deliveries(),
        counts.gaps());
  }
}
