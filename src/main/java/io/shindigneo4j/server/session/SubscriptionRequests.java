package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.server.events.EventFeeds;
import io.shindigneo4j.server.events.EventReceiver;
import io.shindigneo4j.server.events.Subscription;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.server.session.Termination.Reason;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.neo4j.graphdb.security.AuthorizationExpiredException;
import org.neo4j.graphdb.security.AuthorizationViolationException;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/** The subscriptions of a session. Safe for use by many threads. */
final class SubscriptionRequests {

  /** The name by which the rights to procedures cover subscriptions. */
  private static final String RIGHT = "events.subscribe";

  /** The most of one connection: others want some, too. */
  private static final int MAX = 100;

  /** How often the rights of the user are looked at again. */
  static final long CHECK_NANOS = TimeUnit.SECONDS.toNanos(15);

  private final EventFeeds feeds;
  private final GraphDatabaseAPI database;
  private final SessionServices services;
  private final Map<Long, Open> open = new ConcurrentHashMap<>();

  /** Whether the rights will be looked at again. */
  private final AtomicBoolean checks = new AtomicBoolean();

  /** The server is about to stop. */
  private volatile boolean drains;

  /** The client has gone. */
  private volatile boolean closed;

  /** A subscription that has not ended. */
  private final class Open implements EventReceiver {
    private final long id;
    private final EventReceiver receiver;

    /** Null until it has begun. */
    private volatile Subscription subscription;

    private Open(long id, EventReceiver receiver) {
      this.id = id;
      this.receiver = receiver;
    }

    private void end(Runnable then) {
      Subscription begun = subscription;
      if (begun != null) {
        begun.end(then);
      }
    }

    private void end(RequestException reason) {
      end(() -> ended(reason));
    }

    @Override
    public boolean hasRoom() {
      return receiver.hasRoom();
    }

    @Override
    public void onRoom(Runnable task) {
      receiver.onRoom(task);
    }

    @Override
    public void subscribed(EventPosition position) {
      receiver.subscribed(position);
    }

    @Override
    public void events(EventPosition position, List<GraphEvent> events) {
      receiver.events(position, events);
    }

    @Override
    public void gap(EventPosition position, String reason) {
      receiver.gap(position, reason);
    }

    @Override
    public void ended(RequestException reason) {
      open.remove(id, this);
      receiver.ended(reason);
    }
  }

  SubscriptionRequests(EventFeeds feeds, GraphDatabaseAPI database, SessionServices services) {
    this.feeds = feeds;
    this.database = database;
    this.services = services;
  }

  int size() {
    return open.size();
  }

  boolean has(long id) {
    return open.containsKey(id);
  }

  void submit(IncomingRequest<Subscribe> request) {
    submit(request.message(), new EventAnswers(request, services));
  }

  /** The receiver is told of a refusal, too. */
  void submit(Subscribe request, EventReceiver receiver) {
    Open begun = new Open(request.id(), receiver);
    try {
      requireRights();
      requireRoom();
      open.put(request.id(), begun);
      checkLater();
      begun.subscription =
          feeds.subscribe(
              database,
              services.transactions().username(),
              request.topics(),
              request.start(),
              request.chunks(),
              begun);
    } catch (RequestException e) {
      begun.ended(e);
    } catch (RuntimeException | Error e) {
      open.remove(request.id(), begun);
      throw e;
    }
    if (drains) { // it may have begun to meanwhile
      drain();
    }
    if (closed) { // the same
      begun.end(() -> {});
    }
  }

  private void requireRights() {
    if (!services.permissions().procedures().allow(services.transactions().username(), RIGHT)) {
      throw forbidden("the user may not subscribe to events");
    }
    if (!mayReadAll()) {
      throw forbidden("the user may not read the whole graph");
    }
  }

  /** False also for a user whose credentials have expired. */
  private boolean mayReadAll() {
    try {
      return services.transactions().mayReadAll();
    } catch (AuthorizationExpiredException | AuthorizationViolationException e) {
      return false;
    }
  }

  private void checkLater() {
    if (open.isEmpty() || !checks.compareAndSet(false, true)) {
      return;
    }
    try {
      services.timer().schedule(() -> services.workers().resume(this::check), CHECK_NANOS);
    } catch (RejectedExecutionException e) {
      // the server stops
    }
  }

  /** Ends all where the user has lost a right; what cannot be told now is looked at later. */
  private void check() {
    checks.set(false);
    try {
      if (!open.isEmpty()) {
        requireRights();
      }
    } catch (RequestException e) {
      endIfForbidden(e);
    } catch (RuntimeException e) {
      // such as of a database that stops
    }
    checkLater();
  }

  private void endIfForbidden(RequestException reason) {
    if (reason.code().equals(ErrorCode.FORBIDDEN_SUBSCRIPTION)) {
      open.values().forEach(each -> each.end(reason));
    }
  }

  private void requireRoom() {
    if (open.size() >= MAX) {
      throw new RequestException(
          ErrorCode.TOO_MANY_SUBSCRIPTIONS, "the connection has too many subscriptions", true);
    }
  }

  private RequestException forbidden(String message) {
    TransactionFactory user = services.transactions();
    services
        .permissions()
        .audit()
        .forbidden(user.username(), user.address(), ErrorCode.FORBIDDEN_SUBSCRIPTION, RIGHT);
    return new RequestException(ErrorCode.FORBIDDEN_SUBSCRIPTION, message, false);
  }

  void grant(long id, int chunks) {
    Open asking = open.get(id);
    Subscription subscription = asking == null ? null : asking.subscription;
    if (subscription != null) {
      subscription.grant(chunks);
    }
  }

  /** Answers with success. */
  void unsubscribe(long id) {
    Open ending = open.get(id);
    if (ending != null && ending.receiver instanceof EventAnswers answers) {
      ending.end(
          () -> {
            open.remove(id, ending);
            answers.succeed();
          });
    }
  }

  void cancel(long id) {
    Open ending = open.get(id);
    if (ending != null) {
      ending.end(Termination.exception(Reason.CANCELLED));
    }
  }

  /** Sends all to another server, as this one is about to stop. */
  void drain() {
    drains = true;
    RequestException reason =
        new RequestException(ErrorCode.DATABASE_NOT_READY, "the server is about to stop", true);
    open.values().forEach(each -> each.end(reason));
  }

  /** Ends all without an answer, as the client has gone. */
  void close() {
    closed = true;
    open.values().forEach(each -> each.end(() -> {}));
    open.clear();
  }
}
