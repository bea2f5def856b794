package io.shindigneo4j.benchmark.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A form of a question")
class RequestFormTest {

  private static final Map<String, Object> JOHN = Map.of("values", List.of("john", 7L));
  private static final Map<String, Object> JANE = Map.of("values", List.of("jane", 8L));

  private static final ShindigAnswer BOTH =
      new ShindigAnswer(9L, List.of(List.of("john", 7L), List.of("jane", 8L)));

  private final AnswerShape list = AnswerShape.list("people", item -> item.get("values"));
  private final AnswerShape columns =
      AnswerShape.columns(item -> List.of(item.get("distance"), item.get("values")));

  private static ShindigAnswer answer(
      RequestForm form, AnswerShape shape, List<Map<String, Object>> records) {
    return form.answer(shape, records.stream().<FieldValues>map(each -> each::get).toList());
  }

  @Test
  void findsAListInItsRecord() {
    Map<String, Object> whole = Map.of("total", 9L, "people", List.of(JOHN, JANE));
    assertThat(answer(RequestForm.NATIVE, list, List.of(whole))).isEqualTo(BOTH);
    assertThat(answer(RequestForm.ONE_ROW, list, List.of(whole))).isEqualTo(BOTH);
    assertThat(answer(RequestForm.CALL, list, List.of(Map.of("value", whole)))).isEqualTo(BOTH);
  }

  @Test
  void findsItemsInRecords() {
    List<Map<String, Object>> rows =
        Stream.of(JOHN, JANE)
            .map(item -> Map.<String, Object>of("total", 9L, "values", item.get("values")))
            .toList();
    assertThat(answer(RequestForm.ROWS, list, rows)).isEqualTo(BOTH);
  }

  @Test
  void findsItemsInColumns() {
    Map<String, Object> whole =
        Map.of(
            "total", 2L, "distances", List.of(1L, 2L), "values", List.of(List.of("john", "jane")));
    List<Map<String, Object>> rows =
        List.of(
            Map.of("total", 2L, "distance", 1L, "values", List.of("john")),
            Map.of("total", 2L, "distance", 2L, "values", List.of("jane")));
    assertThat(answer(RequestForm.NATIVE, columns, List.of(whole)))
        .isEqualTo(answer(RequestForm.ROWS, columns, rows))
        .isEqualTo(
            new ShindigAnswer(
                2L, List.of(List.of(1L, List.of("john")), List.of(2L, List.of("jane")))));
  }

  @Test
  void findsItemsThatAreRecords() {
    AnswerShape records = AnswerShape.records(item -> item.get("values"));
    ShindigAnswer both = new ShindigAnswer(null, BOTH.items());
    assertThat(answer(RequestForm.NATIVE, records, List.of(JOHN, JANE))).isEqualTo(both);
    assertThat(
            answer(
                RequestForm.CALL, records, List.of(Map.of("value", JOHN), Map.of("value", JANE))))
        .isEqualTo(both);
  }

  @Test
  void knowsThatNoRecordSaysNothing() {
    assertThat(answer(RequestForm.ROWS, list, List.of())).isEqualTo(ShindigAnswer.EMPTY);
  }
}
