package io.shindigneo4j.schema.migration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A set of migrations")
class MigrationSetTest {

  @Test
  void leadsToTheNumberOfItsLast() {
    assertThat(set(1, 2, 3).newest()).isEqualTo(3);
    assertThat(set().newest()).isZero();
  }

  @Test
  void hasForEachVersionThoseThatComeAfterIt() {
    assertThat(numbersAfter(0)).containsExactly(1, 2, 3);
    assertThat(numbersAfter(2)).containsExactly(3);
    assertThat(numbersAfter(3)).isEmpty();
  }

  private static List<Integer> numbersAfter(int version) {
    return set(1, 2, 3).after(version).stream().map(Migration::number).toList();
  }

  @Test
  void hasNoGapNoTwinAndNoDisorder() {
    for (int[] numbers : List.of(of(1, 3), of(2), of(0, 1), of(1, 1), of(2, 1))) {
      assertThatIllegalArgumentException()
          .as(Arrays.toString(numbers))
          .isThrownBy(() -> set(numbers))
          .withMessageContaining("of test is migration");
    }
  }

  @Test
  void takesNumberNameAndStatementsFromAFile() {
    Migration migration =
        Migration.parse(
            "0012-two-things.cypher",
            "// Why.\nCREATE (:A {text: ';'});\n  // B\nMERGE\n(:B) ; \n");
    assertThat(migration)
        .isEqualTo(
            new Migration(12, "two-things", List.of("CREATE (:A {text: ';'})", "MERGE\n(:B)")));
    assertThat(migration).hasToString("12 (two-things)");
  }

  @Test
  void takesNoOtherFile() {
    for (String file : List.of("1-one.cypher", "0001.cypher", "0001-one.txt", "0001-One.cypher")) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Migration.parse(file, "CREATE (:A);"))
          .withMessageContaining(file);
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Migration.parse("0001-nothing.cypher", "// Nothing.\n;\n"))
        .withMessageContaining("no statements");
  }

  private static int[] of(int... numbers) {
    return numbers;
  }

  private static MigrationSet set(int... numbers) {
    return new MigrationSet(
        "test",
        IntStream.of(numbers)
            .mapToObj(number -> new Migration(number, "m", List.of("RETURN 1")))
            .toList());
  }
}
