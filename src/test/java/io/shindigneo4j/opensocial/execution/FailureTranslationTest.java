package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.DriverFailures;
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
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.testing.Answers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow.Publisher;
import java.util.function.Function;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.apache.shindig.protocol.ProtocolException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Failures of the driver as HTTP statuses")
class FailureTranslationTest {

  private static final Set<String> OUTAGE =
      Set.of(DriverException.UNAVAILABLE, DriverException.UNAUTHORIZED, DriverException.CLOSED);

  /** A driver to which the same happens always. */
  private record FailingDriver(RuntimeException failure) implements GraphDriver {

    @Override
    public CompletableFuture<Result> run(Statement statement) {
      return CompletableFuture.failedFuture(failure);
    }

    @Override
    public Result execute(Statement statement) {
      throw failure;
    }

    @Override
    public List<Result> executeAll(List<Statement> statements) {
      throw failure;
    }

    @Override
    public ResultStream stream(Statement statement) {
      throw failure;
    }

    @Override
    public Publisher<ResultRecord> publish(Statement statement) {
      throw failure;
    }

    @Override
    public Publisher<EventMessage> subscribe(EventRequest request) {
      throw failure;
    }

    @Override
    public EventStream events(EventRequest request) {
      throw failure;
    }

    @Override
    public Transaction begin(TransactionOptions options) {
      throw failure;
    }

    @Override
    public <T> T transact(TransactionOptions options, Function<Transaction, T> work) {
      throw failure;
    }

    @Override
    public Duration callTimeout() {
      return Duration.ofSeconds(10);
    }

    @Override
    public void close() {}
  }

  /** Keeps what is logged. */
  private static final class Lines extends Handler {

    private final List<String> lines = new ArrayList<>();

    @Override
    public void publish(LogRecord line) {
      lines.add(line.getLevel() + " " + new SimpleFormatter().formatMessage(line));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  private final Lines log = new Lines();
  private final Logger logger = Logger.getLogger(FailureTranslation.class.getPackageName());

  @BeforeEach
  void listen() {
    logger.addHandler(log);
    logger.setUseParentHandlers(false);
  }

  @AfterEach
  void stopListening() {
    logger.removeHandler(log);
    logger.setUseParentHandlers(true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        DriverException.UNAVAILABLE,
        DriverException.TIMED_OUT,
        ErrorCode.TIMED_OUT,
        ErrorCode.BUSY,
        "Neo.TransientError.Transaction.DeadlockDetected"
      })
  void whatMayPassIsUnavailable(String code) {
    assertTranslated(DriverFailures.transientOne(code), 503);
  }

  @ParameterizedTest
  @ValueSource(strings = {DriverException.UNAUTHORIZED, DriverException.CLOSED})
  void whatTheCallerCannotHelpIsUnavailable(String code) {
    assertTranslated(DriverFailures.permanentOne(code), 503);
  }

  @Test
  void anUnknownOutcomeIsToBeTriedAgainWithTheRequestId() {
    assertTranslated(DriverFailures.permanentOne(DriverException.OUTCOME_UNKNOWN), 503);
  }

  @ParameterizedTest
  @ValueSource(strings = {DriverException.INVALID_PARAMETER, DriverException.UNSUPPORTED_VALUE})
  void aParameterThatIsNotValidIsABadRequest(String code) {
    assertTranslated(DriverFailures.permanentOne(code), 400);
  }

  @Test
  void anIdThatIsTakenIsAConflict() {
    assertTranslated(
        DriverFailures.permanentOne("Neo.ClientError.Schema.ConstraintValidationFailed"), 409);
  }

  @ParameterizedTest
  @ValueSource(strings = {ErrorCode.RESULT_TOO_LARGE, ErrorCode.TOO_MUCH_WORK})
  void whatIsTooLargeOrTooMuchWorkIsARequestForTooMuch(String code) {
    assertTranslated(DriverFailures.permanentOne(code), 413);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ErrorCode.INTERNAL,
        ErrorCode.UNKNOWN_PROCEDURE,
        "Neo.ClientError.Statement.SyntaxError"
      })
  void anythingElseIsAnInternalError(String code) {
    assertTranslated(DriverFailures.permanentOne(code), 500);
  }

  @ParameterizedTest
  @EnumSource(QueryMode.class)
  void failuresOfOthersStayWhatTheyAre(QueryMode mode) {
    IllegalStateException defect = new IllegalStateException("a defect");
    assertThat(failure(defect, mode)).isSameAs(defect);
    assertThat(log.lines).isEmpty();
  }

  private void assertTranslated(DriverException cause, int status) {
    for (QueryMode mode : QueryMode.values()) {
      log.lines.clear();
      RuntimeException failure = failure(cause, mode);
      assertThat(failure).isInstanceOf(ProtocolException.class).hasCause(cause);
      assertThat(((ProtocolException) failure).getCode()).isEqualTo(status);
      assertThat(failure.getMessage())
          .isNotBlank()
          .doesNotContain("secret", "inner", cause.code(), "graph.example");
      assertThat(log.lines)
          .singleElement()
          .asString()
          .contains("WARNING", cause.code(), DriverFailures.SERVER.toString())
          .contains(OUTAGE.contains(cause.code()) ? "not available" : String.valueOf(status));
    }
  }

  private static RuntimeException failure(RuntimeException cause, QueryMode mode) {
    OperationRunner runner = new OperationRunner(new FailingDriver(cause), mode);
    GetPerson parameters = new GetPerson("a", new Selection(List.of("id"), List.of()));
    return catchThrowableOfType(
        RuntimeException.class,
        () -> Answers.get(runner.runUntyped(PeopleOperations.GET, parameters)));
  }
}
