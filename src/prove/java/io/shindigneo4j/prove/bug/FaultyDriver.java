package io.shindigneo4j.prove.bug;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.EventMessage;
import io.shindigneo4j.driver.EventRequest;
import io.shindigneo4j.driver.EventStream;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.ResultStream;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.Transaction;
import io.shindigneo4j.driver.TransactionOptions;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Flow.Publisher;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** A driver with a bug, which shows in one of a few calls. */
final class FaultyDriver implements GraphDriver {

  private static final int SHOWS_IN_ONE_OF = 3;

  /** It fails, and has no effect. */
  private static final Statement WRONG = Statement.cypher("RETURN 1 / 0");

  private final GraphDriver driver;
  private final SeededBug bug;
  private final FaultyEffects effects;
  private final AtomicInteger calls = new AtomicInteger();
  private final Map<String, Result> lastResults = new ConcurrentHashMap<>();
  private final Map<Statement, Result> firstResults = new ConcurrentHashMap<>();

  FaultyDriver(GraphDriver driver, SeededBug bug) {
    this.driver = driver;
    this.bug = bug;
    this.effects = new FaultyEffects(driver, bug);
  }

  private boolean shows() {
    return calls.incrementAndGet() % SHOWS_IN_ONE_OF == 0;
  }

  @Override
  public Result execute(Statement statement) {
    Result result = statement.writes() ? write(statement) : read(statement);
    if (isLate(statement)) {
      sleep(statement.timeout().orElse(callTimeout()).multipliedBy(2));
    }
    return result;
  }

  private boolean isLate(Statement statement) {
    return switch (bug) {
      case LATE_ANSWER -> shows();
      case LOST_WAKE_UP -> !statement.writes() && shows();
      case CHARGED_FOR_REFUSED -> shows() && isRefused();
      default -> false;
    };
  }

  /** One more call of the same caller. */
  private boolean isRefused() {
    try {
      driver.execute(WRONG);
      return false;
    } catch (DriverException e) {
      return true;
    }
  }

  private Result write(Statement statement) {
    if (bug == SeededBug.ACKNOWLEDGED_BEFORE_COMMIT && shows()) {
      try (Transaction transaction = driver.begin(TransactionOptions.writing())) {
        return transaction.run(statement);
      }
    }
    Result result = driver.execute(effects.changed(statement));
    effects.after(statement);
    if (bug == SeededBug.TOLD_AS_FAILED && shows()) {
      return driver.execute(WRONG);
    }
    return result;
  }

  private Result read(Statement statement) {
    Result result = driver.execute(statement);
    return switch (bug) {
      case SWAPPED_REPLY -> {
        Result earlier = lastResults.put(statement.subject(), result);
        yield earlier != null && shows() ? earlier : result;
      }
      case MISSED_DELTA -> {
        Result first = firstResults.putIfAbsent(statement, result);
        yield first != null && shows() ? first : result;
      }
      default -> result;
    };
  }

  @Override
  public <T> T transact(TransactionOptions options, Function<Transaction, T> work) {
    return switch (bug) {
      case ACKNOWLEDGED_BEFORE_COMMIT -> shows() ? rolledBack(work) : commit(options, work);
      case LOST_RECEIPT -> commit(options, twice(options, work));
      case HALF_COMMIT -> shows() ? commit(options, half(work)) : commit(options, work);
      case STATEMENT_NOT_SENT ->
          shows() ? commit(options, work.compose(UnsentTransaction::new)) : commit(options, work);
      case LOST_UPDATE -> commit(options, work.compose(UnlockedTransaction::new));
      case TOLD_AS_FAILED -> {
        T told = commit(options, work);
        if (shows()) {
          driver.execute(WRONG);
        }
        yield told;
      }
      default -> commit(options, work);
    };
  }

  private <T> T commit(TransactionOptions options, Function<Transaction, T> work) {
    return driver.transact(options, work);
  }

  private <T> T rolledBack(Function<Transaction, T> work) {
    try (Transaction transaction = driver.begin(TransactionOptions.writing())) {
      return work.apply(transaction);
    }
  }

  /** The work is done once more before, as if the answer had been lost and the receipt with it. */
  private <T> Function<Transaction, T> twice(
      TransactionOptions options, Function<Transaction, T> work) {
    if (options.requestId().isPresent() && shows()) {
      commit(TransactionOptions.writing(), work);
    }
    return work;
  }

  private static <T> Function<Transaction, T> half(Function<Transaction, T> work) {
    return work.compose(HalfTransaction::new);
  }

  private static void sleep(Duration duration) {
    try {
      Thread.sleep(duration.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public List<Result> executeAll(List<Statement> statements) {
    return driver.executeAll(statements);
  }

  @Override
  public CompletableFuture<Result> run(Statement statement) {
    return driver.run(statement);
  }

  @Override
  public ResultStream stream(Statement statement) {
    return driver.stream(statement);
  }

  @Override
  public Publisher<ResultRecord> publish(Statement statement) {
    return driver.publish(statement);
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
    return driver.begin(options);
  }

  @Override
  public Duration callTimeout() {
    return driver.callTimeout();
  }

  @Override
  public void close() {
    driver.close();
  }

  /** Does not send a statement with the text of an earlier one, and answers as that one. */
  private static final class UnsentTransaction extends ForwardingTransaction {

    private final Map<String, Result> answers = new HashMap<>();

    UnsentTransaction(Transaction transaction) {
      super(transaction);
    }

    @Override
    public Result run(Statement statement) {
      Result earlier = answers.get(statement.subject());
      Result answer = earlier == null ? super.run(statement) : earlier;
      answers.put(statement.subject(), answer);
      return answer;
    }
  }

  /** Leaves out a statement that follows one with the same text. */
  private static final class HalfTransaction extends ForwardingTransaction {

    private Optional<String> last = Optional.empty();

    HalfTransaction(Transaction transaction) {
      super(transaction);
    }

    @Override
    public Result run(Statement statement) {
      boolean left = last.equals(Optional.of(statement.subject()));
      last = Optional.of(statement.subject());
      return left ? null : super.run(statement);
    }
  }

  /** Takes no locks before it reads. */
  private static final class UnlockedTransaction extends ForwardingTransaction {

    UnlockedTransaction(Transaction transaction) {
      super(transaction);
    }

    @Override
    public Result run(Statement statement) {
      String text = statement.subject().replace(" SET a.locked = true", "");
      return super.run(Statement.cypher(text).with(statement.parameters()).writing());
    }
  }
}
