package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StatementTest {

  private static final Statement STATEMENT = Statement.cypher("RETURN $a, $b");

  @Test
  void eachMethodReturnsAChangedCopy() {
    Statement changed =
        STATEMENT
            .with("a", 1)
            .with("b", 2)
            .writing()
            .retryingConflicts()
            .within(Duration.ofSeconds(1));
    assertThat(changed.parameters()).isEqualTo(Map.of("a", 1, "b", 2));
    assertThat(changed.writes()).isTrue();
    assertThat(changed.retriesConflicts()).isTrue();
    assertThat(changed.timeout()).contains(Duration.ofSeconds(1));
    assertThat(STATEMENT).isEqualTo(Statement.cypher("RETURN $a, $b"));
  }

  @Test
  void aMapOfParametersReplacesAllOthersAndIsCopied() {
    Map<String, Object> parameters = new HashMap<>(Map.of("b", 2));
    Statement statement = STATEMENT.with("a", 1).with(parameters);
    parameters.clear();
    assertThat(statement.parameters()).isEqualTo(Map.of("b", 2));
  }

  @Test
  void copiesShareParametersThatNobodyCanChange() {
    Statement statement = STATEMENT.with("a", 1);
    assertThat(statement.writing().parameters()).isSameAs(statement.parameters());
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> statement.parameters().put("b", 2));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> statement.parameters().entrySet().iterator().next().setValue(2));
  }

  @Test
  void aParameterMayBeNull() {
    assertThat(STATEMENT.with("a", null).parameters()).containsEntry("a", null);
  }

  @Test
  void aTimeoutThatIsNotPositiveOrLongerThanADayIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> STATEMENT.within(Duration.ZERO));
    assertThatIllegalArgumentException().isThrownBy(() -> STATEMENT.within(Duration.ofDays(2)));
  }

  @Test
  void aRequestIdThatIsLongerThanTheServerAllowsIsRefused() {
    String longest = "x".repeat(1_024);
    TransactionOptions options = TransactionOptions.writing();
    assertThat(STATEMENT.withRequestId(longest).requestId()).contains(longest);
    assertThat(options.withRequestId(longest).requestId()).contains(longest);
    assertThatIllegalArgumentException().isThrownBy(() -> STATEMENT.withRequestId(longest + "x"));
    assertThatIllegalArgumentException().isThrownBy(() -> options.withRequestId(longest + "x"));
  }
}
