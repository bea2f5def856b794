package io.shindigneo4j.driver.bolt;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.bolt.Answers.Fault;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.neo4j.driver.exceptions.AuthorizationExpiredException;
import org.neo4j.driver.exceptions.ClientException;
import org.neo4j.driver.exceptions.SessionExpiredException;
import org.neo4j.driver.exceptions.TransientException;

@DisplayName("A failure of the official driver")
class BoltFailuresTest {

  private final List<Object> told = new ArrayList<>();

  private final Answers answers =
      new Answers() {
        @Override
        public void answered(Response response, boolean last) {
          told.add(response);
        }

        @Override
        public void failed(Fault fault, Throwable cause) {
          told.add(fault);
        }
      };

  private Object told(Throwable thrown) {
    BoltFailures.tell(1, new CompletionException(thrown), answers);
    assertThat(told).hasSize(1);
    return told.get(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Neo.ClientError.Cluster.NotALeader",
        "Neo.ClientError.General.ForbiddenOnReadOnlyDatabase",
        "Neo.ClientError.General.WriteOnReadOnlyAccessDatabase",
      })
  void ofAServerThatCannotWriteCanBeRetriedAtAnother(String code) {
    assertThat(told(new ClientException(code, "not here")))
        .isEqualTo(new Failure(1, ErrorCode.NOT_LEADER, "not here", true));
  }

  @Test
  void ofAServerThatCannotWriteIsTheSameWhereItRoutes() {
    String message = "Server at other:7687 no longer accepts writes";
    assertThat(told(new SessionExpiredException(message)))
        .isEqualTo(new Failure(1, ErrorCode.NOT_LEADER, message, true));
  }

  @Test
  void ofAConnectionThatHasEndedIsALoss() {
    assertThat(told(new SessionExpiredException("Server at other:7687 is no longer available")))
        .isEqualTo(Fault.LOST);
  }

  @Test
  void thatItWouldRetryItselfCanBeRetried() {
    String code = "Neo.ClientError.Security.AuthorizationExpired";
    assertThat(told(new AuthorizationExpiredException(code, "again")))
        .isEqualTo(new Failure(1, code, "again", true));
  }

  @Test
  void thatMayPassCanBeRetried() {
    String code = "Neo.TransientError.Transaction.DeadlockDetected";
    assertThat(told(new TransientException(code, "again")))
        .isEqualTo(new Failure(1, code, "again", true));
  }

  @Test
  void ofAStatementCannot() {
    String code = "Neo.ClientError.Statement.SyntaxError";
    assertThat(told(new ClientException(code, "no"))).isEqualTo(new Failure(1, code, "no", false));
  }
}
