package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow.Publisher;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Gives each statement and transaction the trace of its caller, unless it has one. */
final class TracedDriver implements GraphDriver {

  private final GraphDriver driver;
  private final TraceContext context;

  TracedDriver(GraphDriver driver, TraceContext context) {
    this.driver = driver;
    this.context = context;
  }

  private Statement traced(Statement statement) {
    Optional<String> trace =
        statement.trace().isPresent() ? Optional.empty() : context.traceparent();
    return trace.map(statement::withTrace).orElse(statement);
  }

  private TransactionOptions traced(TransactionOptions options) {
    Optional<String> trace = options.trace().isPresent() ? Optional.empty() : context.traceparent();
    return trace.map(options::withTrace).orElse(options);
  }

  @Override
  public Result execute(Statement statement) {
    return driver.execute(traced(statement));
  }

  @Override
  public List<Result> executeAll(List<Statement> statements) {
    return driver.executeAll(statements.stream().map(this::traced).toList());
  }

  @Override
  public CompletableFuture<Result> run(Statement statement) {
    return driver.run(traced(statement));
  }

  @Override
  public ResultStream stream(Statement statement) {
    return driver.stream(traced(statement));
  }

  @Override
  public Publisher<ResultRecord> publish(Statement statement) {
    return driver.publish(traced(statement));
  }

  @Override
  public Publisher<EventMessage> subscribe(EventRequest request) {
    return driver.subscribe(request);
  }

  @Override
  public EventStream events(EventRequest request) {
    return driver.events(request);
  }

  @Override
  public Transaction begin(TransactionOptions options) {
    return driver.begin(traced(options));
  }

  @Override
  public <T extends @Nullable Object> T transact(
      TransactionOptions options, Function<Transaction, T> work) {
    return driver.transact(traced(options), work);
  }

  @Override
  public Duration callTimeout() {
    return driver.callTimeout();
  }

  @Override
  public void close() {
    driver.close();
  }
}
