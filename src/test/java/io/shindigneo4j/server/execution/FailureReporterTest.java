package io.shindigneo4j.server.execution;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.TransientTransactionFailureException;
import org.neo4j.kernel.api.exceptions.Status;
import org.neo4j.logging.log4j.Log4jLogProvider;

@DisplayName("What a client is told of a failure")
class FailureReporterTest {

  private final ByteArrayOutputStream logged = new ByteArrayOutputStream();
  private final Log4jLogProvider logs = new Log4jLogProvider(logged);
  private final FailureReporter failures = new FailureReporter(logs.getLog("test"));
  private final Request request =
      new RunCypher(1, AccessMode.WRITE, Duration.ZERO, "RETURN 1", Map.of());

  /** A failure with a status, as Neo4j's are. */
  private static final class Known extends RuntimeException implements Status.HasStatus {

    private static final long serialVersionUID = 1L;

    private final transient Status status;

    Known(Status status, String message) {
      super(message);
      this.status = status;
    }

    @Override
    public Status status() {
      return status;
    }
  }

  @Test
  void mayBeThatARetryCanHelp() {
    Throwable deadlock =
        new TransientTransactionFailureException(
            Status.Transaction.DeadlockDetected, "two transactions wait for each other");
    Failure failure = failures.failure(request, new RuntimeException(deadlock));
    assertThat(failure.code()).isEqualTo("Neo.TransientError.Transaction.DeadlockDetected");
    assertThat(failure.message()).isEqualTo("two transactions wait for each other");
    assertThat(failure.retryable()).isTrue();
  }

  @Test
  void isAStatusWithoutTheMessageWhenTheDatabaseItselfIsAtFault() {
    Throwable fault = new Known(Status.General.UnknownError, "/var/lib/secret");
    Failure failure = failures.failure(request, fault);
    assertThat(failure.code()).isEqualTo("Neo.DatabaseError.General.UnknownError");
    assertThat(failure.message()).doesNotContain("secret");
    assertThat(logged.toString(UTF_8)).contains("/var/lib/secret");
  }

  @Test
  void mayBeThatAnotherServerCanWrite() {
    for (Status status :
        List.of(Status.Cluster.NotALeader, Status.General.ForbiddenOnReadOnlyDatabase)) {
      Failure failure =
          failures.failure(request, new RuntimeException(new Known(status, "not here")));
      assertThat(failure.code()).isEqualTo("server.not-leader");
      assertThat(failure.retryable()).isTrue();
    }
  }

  @Test
  void isTheStatusItselfWhenThereIsNoMessage() {
    Failure failure = failures.failure(request, new Known(Status.Statement.ArgumentError, null));
    assertThat(failure.message()).isEqualTo(Status.Statement.ArgumentError.code().description());
  }

  @Test
  void isNothingOfTheInsideButTheLogHasIt() {
    Failure failure = failures.failure(request, new IllegalStateException("secret"));
    assertThat(failure.message()).doesNotContain("secret");
    assertThat(logged.toString(UTF_8)).contains("secret");
  }
}
