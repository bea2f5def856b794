package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.Connection;
import io.shindigneo4j.driver.connection.DriverClosedException;
import io.shindigneo4j.driver.connection.MeteredConnection;
import io.shindigneo4j.driver.connection.RequestFailure;
import io.shindigneo4j.protocol.EventPosition;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow.Publisher;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The driver on top of its connections. */
final class ConnectedDriver implements GraphDriver {

  private static final Logger LOG = LoggerFactory.getLogger(ConnectedDriver.class);
  private static final RetryPolicy TRANSIENT_FAILURES = new RetryPolicy.OfTransientFailures();
  private static final RetryPolicy UNKNOWN_STATEMENTS = RetryPolicy.ofUnknownStatements();
  private static final RetryPolicy CONFLICTS = new RetryPolicy.OfConflicts();

  private final DriverSettings settings;
  private final DriverThreads threads = new DriverThreads();
  private final Retries retries;
  private final AsynchronousRetries asynchronousRetries;
  private final MeteredConnection connections;

  /** Up to which events were heard; null before. Guarded by this. */
  private @Nullable EventPosition heard;

  ConnectedDriver(DriverSettings settings) {
    this.settings = settings;
    this.retries = Retries.real(settings.meters()::retried);
    this.asynchronousRetries =
        new AsynchronousRetries(threads.callbacks(), settings.meters()::retried);
    this.connections = new MeteredConnection(open(), settings.meters());
    threads.repeat(this::checkLiveness, settings.connection().livenessCheck());
  }

  private Connection open() {
    try {
      return new ConnectionOpener(settings, threads.timer(), threads.callbacks()).open();
    } catch (RuntimeException e) {
      threads.close();
      throw e;
    }
  }

  /** Never throws, since the timer would not call it again. */
  private void checkLiveness() {
    try {
      connections.checkLiveness();
    } catch (RuntimeException | Error e) {
      LOG.error("The connection to {} cannot be checked", settings.uri(), e);
    }
  }

  @Override
  public Result execute(Statement statement) {
    return retries.run(
        retryPolicy(statement), timeout(statement), left -> executeOnce(within(statement, left)));
  }

  /** The same statement for the first attempt, as a copy costs time. */
  private Statement within(Statement statement, Duration left) {
    return left.equals(timeout(statement)) ? statement : statement.within(left);
  }

  private static RetryPolicy retryPolicy(Statement statement) {
    return retryPolicy(statement, new AtomicBoolean());
  }

  private static RetryPolicy retryPolicy(Statement statement, AtomicBoolean lost) {
    RetryPolicy policy =
        statement.requestId().isPresent()
            ? TRANSIENT_FAILURES
            : UNKNOWN_STATEMENTS.or(new RetryPolicy.OfLostConnection(lost));
    return statement.retriesConflicts() ? policy.or(CONFLICTS) : policy;
  }

  private Result executeOnce(Statement statement) {
    return send(statement).await();
  }

  private BlockingCall send(Statement statement) {
    BlockingCall call =
        new BlockingCall(
            statement, timeout(statement), context(statement.bookmarks()), OptionalLong.empty());
    connections.send(call);
    return call;
  }

  private Call.Context context(List<String> bookmarks) {
    return new Call.Context(settings.uri(), CallBookmarks.of(settings.bookmarks(), bookmarks));
  }

  @Override
  public List<Result> executeAll(List<Statement> statements) {
    PipelinedCalls calls = new PipelinedCalls();
    AtomicBoolean lost = new AtomicBoolean();
    Iterator<Statement> left = List.copyOf(statements).iterator();
    while (left.hasNext() && calls.awaitRoom()) {
      calls.add(sent(left.next(), lost));
    }
    return calls.await();
  }

  /** Sends a statement; what is returned waits for its result, and may send it again. */
  private Supplier<Result> sent(Statement statement, AtomicBoolean lost) {
    long start = System.nanoTime();
    BlockingCall call = send(statement);
    Iterator<BlockingCall> first = List.of(call).iterator();
    return () ->
        retries.run(
            retryPolicy(statement, lost),
            timeout(statement).minusNanos(System.nanoTime() - start),
            left -> first.hasNext() ? first.next().await() : executeOnce(statement.within(left)));
  }

  @Override
  public CompletableFuture<Result> run(Statement statement) {
    return asynchronousRetries.run(
        retryPolicy(statement), timeout(statement), left -> runOnce(within(statement, left)));
  }

  private CompletableFuture<Result> runOnce(Statement statement) {
    AsynchronousCall call =
        new AsynchronousCall(
            statement, timeout(statement), context(statement.bookmarks()), threads.callbacks());
    try {
      Future<?> deadline = threads.schedule(call::deadlineReached, call.timeout());
      call.result().whenComplete((result, failure) -> deadline.cancel(false));
      connections.send(call);
    } catch (RejectedExecutionException e) { // the timer has ended with the driver
      call.failed(RequestFailure.DISCONNECTED, new DriverClosedException());
    }
    return call.result();
  }

  @Override
  public ResultStream stream(Statement statement) {
    StreamCall call = streamCall(statement);
    ResultStream stream = new ResultStream(call, ResultStream.Owner.NONE);
    connections.send(call);
    return stream;
  }

  private StreamCall streamCall(Statement statement) {
    return new StreamCall(
        statement, timeout(statement), context(statement.bookmarks()), OptionalLong.empty());
  }

  @Override
  public Publisher<ResultRecord> publish(Statement statement) {
    return new ResultPublisher(() -> streamCall(statement), connections, threads.callbacks());
  }

  @Override
  public Publisher<EventMessage> subscribe(EventRequest request) {
    return new EventPublisher(() -> eventSource(request), threads.callbacks());
  }

  @Override
  public EventStream events(EventRequest request) {
    return new EventStream(eventSource(request));
  }

  private EventSource eventSource(EventRequest request) {
    return new ResumingEvents(
        request,
        new ResumingEvents.Context(
            connections,
            context(List.of()),
            callTimeout(),
            settings.connection().reconnectDelay().backoff(),
            this::heard,
            threads,
            settings.meters()));
  }

  /** Has later statements see it. Of several subscriptions, the one that is ahead counts. */
  private synchronized void heard(EventMessage message) {
    EventPosition last = heard;
    EventPosition next = message.position();
    boolean isOld =
        last != null
            && last.epoch().equals(next.epoch())
            && last.offset() >= next.offset()
            && !(message instanceof EventMessage.Gap);
    if (!isOld) {
      heard = next;
      List<String> seen = last == null ? List.of() : List.of(last.toString());
      try {
        settings.bookmarks().update(seen, message.bookmark());
      } catch (RuntimeException e) { // the event is there all the same
        LOG.error("The bookmark of an event cannot be kept", e);
      }
    }
  }

  @Override
  public Transaction begin(TransactionOptions options) {
    return beginOnce(options);
  }

  private ConnectedTransaction beginOnce(TransactionOptions options) {
    return ConnectedTransaction.begin(
        connections, context(options.bookmarks()), callTimeout(), options);
  }

  @Override
  public <T extends @Nullable Object> T transact(
      TransactionOptions options, Function<Transaction, T> work) {
    ManagedTransaction<T> managed = new ManagedTransaction<>(work);
    return retries.run(
        TRANSIENT_FAILURES,
        options.timeout().orElse(callTimeout()),
        left -> managed.attempt(beginOnce(options.within(left))));
  }

  private Duration timeout(Statement statement) {
    return statement.timeout().orElse(callTimeout());
  }

  @Override
  public Duration callTimeout() {
    return settings.callTimeout();
  }

  @Override
  public void close() {
    connections.close();
    threads.close();
  }
}
