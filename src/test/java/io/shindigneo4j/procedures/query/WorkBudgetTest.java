package io.shindigneo4j.procedures.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.server.procedure.RequestException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The work budget of a call")
class WorkBudgetTest {

  private int checks;

  @Test
  void endsAtItsLimitAndNotBefore() {
    WorkBudget budget = new WorkBudget(10_000, () -> checks++);
    spend(budget, 10_000);
    assertThatExceptionOfType(RequestException.class)
        .isThrownBy(budget::spend)
        .matches(failure -> failure.code().equals(ErrorCode.TOO_MUCH_WORK))
        .withMessageContaining("10000");
  }

  @Test
  void isCheckedEveryFewThousandRelationships() {
    spend(new WorkBudget(Long.MAX_VALUE, () -> checks++), 1_000_000);
    assertThat(checks).isBetween(200, 1_000);
  }

  @Test
  void endsWhereTheCallIsNoLongerWanted() {
    WorkBudget budget = new WorkBudget(Long.MAX_VALUE, WorkBudgetTest::giveUp);
    assertThatIllegalStateException()
        .isThrownBy(() -> spend(budget, 5_000))
        .withMessage("not wanted");
  }

  private static void giveUp() {
    throw new IllegalStateException("not wanted");
  }

  private static void spend(WorkBudget budget, int relationships) {
    for (int i = 0; i < relationships; i++) {
      budget.spend();
    }
  }
}
