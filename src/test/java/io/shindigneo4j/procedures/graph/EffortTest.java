package io.shindigneo4j.procedures.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.server.procedure.RequestException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The effort of a call")
class EffortTest {

  private int checks;

  @Test
  void endsAtItsLimitAndNotBefore() {
    Effort effort = new Effort(10_000, () -> checks++);
    spend(effort, 10_000);
    assertThatExceptionOfType(RequestException.class)
        .isThrownBy(effort::spend)
        .matches(failure -> failure.code().equals(ErrorCode.TOO_MUCH_WORK))
        .withMessageContaining("10000");
  }

  @Test
  void isCheckedEveryFewThousandRelationships() {
    spend(new Effort(Long.MAX_VALUE, () -> checks++), 1_000_000);
    assertThat(checks).isBetween(200, 1_000);
  }

  @Test
  void endsWhereTheCallIsNoLongerWanted() {
    Effort effort = new Effort(Long.MAX_VALUE, EffortTest::giveUp);
    assertThatIllegalStateException()
        .isThrownBy(() -> spend(effort, 5_000))
        .withMessage("not wanted");
  }

  private static void giveUp() {
    throw new IllegalStateException("not wanted");
  }

  private static void spend(Effort effort, int relationships) {
    for (int i = 0; i < relationships; i++) {
      effort.spend();
    }
  }
}
