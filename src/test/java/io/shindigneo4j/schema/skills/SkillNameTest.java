package io.shindigneo4j.schema.skills;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.testing.Growth;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The name of a skill")
class SkillNameTest {

  @Test
  void isReadWithItsMarksTogether() {
    assertThat(SkillName.of("  Cafe\u0301   Noir ").name()).isEqualTo("Café Noir");
    assertThat(SkillName.keyPrefix(" Cafe\u0301 ")).isEqualTo("café ");
  }

  /** Marks are put in order, which takes the square of their number. */
  @Test
  void isRefusedInTimeThatGrowsWithItsLength() {
    assertLinear(SkillName::of);
    assertLinear(SkillName::keyPrefix);
  }

  private static void assertLinear(Consumer<String> read) {
    Growth.assertLinear(
        size -> "a" + "\u0301".repeat(size) + "\u0316".repeat(size),
        text ->
            assertThatExceptionOfType(InvalidParameterException.class)
                .isThrownBy(() -> read.accept(text)));
  }
}
