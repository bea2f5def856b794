package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.shindigneo4j.protocol.Summary;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class ResultTest {

  private static final Summary SUMMARY = Summary.none();
  private static final Result RESULT =
      Result.of(List.of("id", "age"), List.of(List.of("jane", 30L), List.of("john", 40L)), SUMMARY);

  @Test
  void aRecordGivesItsValuesByColumn() {
    ResultRecord jane = RESULT.first().orElseThrow();
    assertThat(jane.get("id")).isEqualTo("jane");
    assertThat(jane.get("age", Long.class)).isEqualTo(30L);
  }

  @Test
  void anUnknownColumnIsToldWithTheKnownOnes() {
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(() -> RESULT.first().orElseThrow().get("name"))
        .withMessageContaining("name")
        .withMessageContaining("[id, age]");
  }

  @Test
  void aValueOfAnotherTypeIsNotCast() {
    assertThatExceptionOfType(ClassCastException.class)
        .isThrownBy(() -> RESULT.first().orElseThrow().get("age", String.class));
  }

  @Test
  void aResultWithoutRecordsHasNoFirst() {
    assertThat(Result.of(List.of("id"), List.of(), SUMMARY).first()).isEmpty();
  }

  @Test
  void aRecordThatIsNotAsLongAsTheColumnsIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Result.of(List.of("id"), List.of(List.of()), SUMMARY));
  }
}
