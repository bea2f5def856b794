package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow.Publisher;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The driver over whatever connections there are. */
final class ConnectedDriver implements GraphDriver {

  private static final Logger LOG = LoggerFactory.getLogger(ConnectedDriver.class);

  private final DriverSettings settings;
  private final ScheduledThreadPoolExecutor timer;
  private final Callbacks callbacks;
  private final Retries retries;
  private final MeteredConnection connections;

  /** Makes the connections, whose work may be done on these threads. */
  interface Opening {
    Connection open(DriverSettings settings, ScheduledExecutorService timer, Callbacks callbacks);
  }

  ConnectedDriver(DriverSettings settings, Opening opening) {
    this.settings = settings;
    this.timer = new ScheduledThreadPoolExecutor(1, task -> daemon(task, "timer"));
    timer.setRemoveOnCancelPolicy(true);
    timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    this.callbacks = new Callbacks(task -> daemon(task, "callback"));
    this.retries = Retries.real(settings.meters()::retried);
    this.connections = new MeteredConnection(connections(opening), settings.meters());
    long interval = settings.livenessCheck().toNanos();
    timer.scheduleWithFixedDelay(this::checkLiveness, interval, interval, TimeUnit.NANOSECONDS);
  }

  private Connection connections(Opening opening) {
    try {
      return opening.open(settings, timer, callbacks);
    } catch (RuntimeException e) {
      endThreads();
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

  private static Thread daemon(Runnable task, String role) {
    Thread thread = new Thread(task, "shindig-neo4j-driver-" + role);
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public Result execute(Statement statement) {
    if (statement.requestId().isPresent()) {
      return retries.run(timeout(statement), left -> executeOnce(statement.within(left)));
    }
    return executeOnce(statement);
  }

  private Result executeOnce(Statement statement) {
    return begun(statement).await();
  }

  private BlockingCall begun(Statement statement) {
    BlockingCall call =
        new BlockingCall(statement, timeout(statement), settings.uri(), OptionalLong.empty());
    connections.send(call);
    return call;
  }

  @Override
  public List<Result> executeAll(List<Statement> statements) {
    PipelinedCalls calls = new PipelinedCalls();
    Iterator<Statement> left = List.copyOf(statements).iterator();
    while (left.hasNext() && calls.awaitRoom()) {
      calls.add(begun(left.next()));
    }
    return calls.await();
  }

  @Override
  public CompletableFuture<Result> run(Statement statement) {
    if (statement.requestId().isPresent()) {
      CompletableFuture<Result> answer = new CompletableFuture<>();
      callbacks.execute(() -> complete(answer, statement));
      return answer;
    }
    AsynchronousCall call =
        new AsynchronousCall(statement, timeout(statement), settings.uri(), callbacks);
    try {
      Future<?> deadline =
          timer.schedule(call::deadlineReached, call.timeout().toNanos(), TimeUnit.NANOSECONDS);
      call.answer().whenComplete((result, failure) -> deadline.cancel(false));
      connections.send(call);
    } catch (RejectedExecutionException e) { // the timer has ended with the driver
      call.unconnected(new DriverClosedException());
    }
    return call.answer();
  }

  /** On a thread that may wait between attempts. */
  private void complete(CompletableFuture<Result> answer, Statement statement) {
    try {
      answer.complete(execute(statement));
    } catch (RuntimeException | OutOfMemoryError e) {
      answer.completeExceptionally(e);
    }
  }

  @Override
  public ResultStream stream(Statement statement) {
    StreamCall call = streamCall(statement);
    ResultStream stream = new ResultStream(call);
    connections.send(call);
    return stream;
  }

  private StreamCall streamCall(Statement statement) {
    return new StreamCall(statement, timeout(statement), settings.uri(), OptionalLong.empty());
  }

  @Override
  public Publisher<ResultRecord> publish(Statement statement) {
    return new ResultPublisher(() -> streamCall(statement), connections, callbacks);
  }

  @Override
  public Transaction begin(TransactionOptions options) {
    return beginOnce(options);
  }

  private ConnectedTransaction beginOnce(TransactionOptions options) {
    return ConnectedTransaction.begin(connections, settings.uri(), callTimeout(), options);
  }

  @Override
  public <T> T transact(TransactionOptions options, Function<Transaction, T> work) {
    ManagedTransaction<T> managed = new ManagedTransaction<>(work);
    return retries.run(
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
    endThreads();
  }

  private void endThreads() {
    timer.shutdownNow();
    callbacks.close();
  }
}
