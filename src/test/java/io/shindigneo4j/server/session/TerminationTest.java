package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.server.execution.OutcomeUnknownException;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.server.session.Termination.Reason;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The client of work that was ended")
class TerminationTest {

  private static final RuntimeException FAILURE = new IllegalStateException("terminated");

  private final Termination termination = new Termination();

  @Test
  void isToldWhyItWasEnded() {
    termination.end(Reason.TIMED_OUT);
    termination.end(Reason.CANCELLED);
    assertThat(termination.toldOf(FAILURE))
        .isInstanceOfSatisfying(
            RequestException.class, told -> assertThat(told.code()).isEqualTo(ErrorCode.TIMED_OUT));
  }

  /** It would repeat what may have had an effect. */
  @Test
  void isToldAllTheSameThatTheOutcomeOfTheCommitIsNotKnown() {
    termination.end(Reason.TIMED_OUT);
    OutcomeUnknownException unknown = new OutcomeUnknownException(FAILURE, false);
    assertThat(termination.toldOf(unknown)).isSameAs(unknown);
  }

  @Test
  void isToldOfTheFailureIfNobodyHasEndedIt() {
    assertThat(termination.toldOf(FAILURE)).isSameAs(FAILURE);
  }
}
