package io.shindigneo4j.driver.bolt;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.connection.RequestFailure;
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

  private final List<Object> reported = new ArrayList<>();

  private final ResponseListener listener =
      new ResponseListener() {
        @Override
        public void received(Response response, boolean last) {
          reported.add(response);
        }

        @Override
        public void failed(RequestFailure reason, Throwable cause) {
          reported.add(reason);
        }
      };

  private Object reported(Throwable thrown) {
    BoltFailures.report(1, new CompletionException(thrown), listener);
    assertThat(reported).hasSize(1);
    return reported.get(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Neo.ClientError.Cluster.NotALeader",
        "Neo.ClientError.General.ForbiddenOnReadOnlyDatabase",
        "Neo.ClientError.General.WriteOnReadOnlyAccessDatabase",
      })
  void ofAServerThatCannotWriteCanBeRetriedAtAnother(String code) {
    assertThat(reported(new ClientException(code, "not here")))
        .isEqualTo(new Failure(1, ErrorCode.NOT_LEADER, "not here", true));
  }

  @Test
  void ofAServerThatCannotWriteIsTheSameWhereItRoutes() {
    String message = "Server at other:7687 no longer accepts writes";
    assertThat(reported(new SessionExpiredException(message)))
        .isEqualTo(new Failure(1, ErrorCode.NOT_LEADER, message, true));
  }

  @Test
  void ofAConnectionThatHasEndedIsADisconnection() {
    assertThat(reported(new SessionExpiredException("Server at other:7687 is no longer available")))
        .isEqualTo(RequestFailure.DISCONNECTED);
  }

  @Test
  void thatTheOfficialDriverRetriesCanBeRetried() {
    String code = "Neo.ClientError.Security.AuthorizationExpired";
    assertThat(reported(new AuthorizationExpiredException(code, "again")))
        .isEqualTo(new Failure(1, code, "again", true));
  }

  @Test
  void thatIsTransientCanBeRetried() {
    String code = "Neo.TransientError.Transaction.DeadlockDetected";
    assertThat(reported(new TransientException(code, "again")))
        .isEqualTo(new Failure(1, code, "again", true));
  }

  @Test
  void ofAStatementCannotBeRetried() {
    String code = "Neo.ClientError.Statement.SyntaxError";
    assertThat(reported(new ClientException(code, "no")))
        .isEqualTo(new Failure(1, code, "no", false));
  }
}
