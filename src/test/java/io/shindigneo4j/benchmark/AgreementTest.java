package io.shindigneo4j.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The agreement of transports")
class AgreementTest {

  private static final Question QUESTION =
      new Question("friends", "people.list", "one", "rows", List.of(Map.of()));

  private static final Map<String, Object> JOHN =
      Map.of("values", List.of("john", 7L), "details", List.of());

  private static final Map<String, Object> JANE = Map.of("values", List.of("jane", 8L));

  /** Answers always the same. */
  private record Fixed(List<Map<String, Object>> records) implements Client {

    @Override
    public String format() {
      return "none";
    }

    @Override
    public int connections(int threads) {
      return 0;
    }

    @Override
    public long read(Asked asked) {
      return 1;
    }

    @Override
    public List<Map<String, Object>> answer(Asked asked) {
      return records;
    }

    @Override
    public void close() {}
  }

  private static Transport transport(String name, List<Map<String, Object>> records) {
    return new Transport(name, Form.NATIVE, new Fixed(records));
  }

  private final Map<String, Object> whole = Map.of("total", 9L, "people", List.of(JOHN, JANE));

  @Test
  void looksThroughTheForms() {
    List<Map<String, Object>> rows =
        List.of(
            Map.of("total", 9, "values", List.of("john", 7)),
            Map.of("total", 9, "values", List.of("jane", 8), "details", List.of()));
    assertThat(
            Agreement.check(
                QUESTION,
                List.of(
                    transport("one", List.of(whole)),
                    transport("called", List.of(Map.of("value", whole))),
                    transport("rows", rows))))
        .isEqualTo("[{\"values\":[\"john\",7]},{\"values\":[\"jane\",8]}]".length());
  }

  @Test
  void looksThroughColumns() {
    Map<String, Object> columns =
        Map.of(
            "total", 2L, "distances", List.of(1L, 2L), "values", List.of(List.of("john", "jane")));
    List<Map<String, Object>> rows =
        List.of(
            Map.of("total", 2, "distance", 1, "values", List.of("john")),
            Map.of("total", 2, "distance", 2, "values", List.of("jane")));
    assertThat(
            Agreement.check(
                QUESTION, List.of(transport("columns", List.of(columns)), transport("rows", rows))))
        .isPositive();
  }

  @Test
  void findsAnotherOrder() {
    assertRefused(List.of(Map.of("total", 9L, "people", List.of(JANE, JOHN))));
  }

  @Test
  void findsAnotherTotal() {
    assertRefused(List.of(Map.of("total", 8L, "people", List.of(JOHN, JANE))));
  }

  @Test
  void findsAnotherValue() {
    assertRefused(List.of(Map.of("total", 9L, "people", List.of(JOHN, JOHN))));
  }

  @Test
  void findsAnAnswerThatIsMissing() {
    assertRefused(List.of());
  }

  private void assertRefused(List<Map<String, Object>> other) {
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                Agreement.check(
                    QUESTION, List.of(transport("one", List.of(whole)), transport("other", other))))
        .withMessageContaining("other answers");
  }
}
