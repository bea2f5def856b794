package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The status of a failure")
class StatusMappingTest {

  @ParameterizedTest
  @CsvSource({
    "crossreference.busy, true, 503",
    "traversal.exists, false, 422",
    "busy, true, 503",
    "neo.exists, false, 422"
  })
  void isOneOfTwoWhereAProcedureHasACodeOfItsOwn(String code, boolean retryable, int status) {
    assertThat(StatusMapping.of(code, retryable).code()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource({
    "server.internal, 500",
    "server.busy, 503",
    "database.not-ready, 503",
    "request.outcome-unknown, 500",
    "request.timed-out, 504",
    "procedure.unknown, 404",
    "Neo.DatabaseError.General.UnknownError, 500",
    "Neo.ClientError.Statement.SyntaxError, 400",
    "Neo.ClientError.Security.Forbidden, 403",
    "Neo.TransientError.Transaction.DeadlockDetected, 503"
  })
  void isThatOfTheCodeWhereEverybodyKnowsIt(String code, int status) {
    assertThat(StatusMapping.of(code, true).code()).isEqualTo(status);
    assertThat(StatusMapping.of(code, false).code()).isEqualTo(status);
  }
}
