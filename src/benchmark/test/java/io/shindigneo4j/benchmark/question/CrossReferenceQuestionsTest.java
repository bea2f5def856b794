package io.shindigneo4j.benchmark.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is asked of the cross-reference pack")
class CrossReferenceQuestionsTest {

  private static final Map<String, Object> REFERENCES = Map.of("cc", "4000", "phone", "+1");

  private final List<Question> questions = CrossReferenceQuestions.about(List.of(REFERENCES));

  @Test
  void hasItsNames() {
    assertThat(questions).extracting(Question::name).isEqualTo(CrossReferenceQuestions.NAMES);
  }

  @Test
  void isCalledByTheProcedureOrByCypher() {
    QuestionRequest called = RequestForm.NATIVE.put(questions.get(1)).get(0);
    assertThat(called.text()).isEqualTo("crossreference.check");
    assertThat(called.parameters()).isEqualTo(REFERENCES);
    QuestionRequest byCypher = RequestForm.CALL.put(questions.get(1)).get(0);
    assertThat(byCypher.text()).startsWith("CALL shindig.read(");
    assertThat(byCypher.parameters())
        .isEqualTo(Map.of("name", "crossreference.check", "parameters", REFERENCES));
  }

  @Test
  void isAnsweredByTheCountsOfEachThatIsGiven() {
    Map<String, Object> card = counts(0, 2, 1, 1);
    Map<String, Object> phone = counts(2, 0, 0, 0);
    ShindigAnswer answer = answer(RequestForm.NATIVE, questions.get(1), List.of(card, phone));
    assertThat(answer)
        .isEqualTo(
            new ShindigAnswer(null, List.of(List.of(0L, 2L, 1L, 1L), List.of(2L, 0L, 0L, 0L))))
        .isEqualTo(
            answer(
                RequestForm.CALL,
                questions.get(1),
                List.of(Map.of("value", card), Map.of("value", phone))));
  }

  @Test
  void isAnsweredByAGreeting() {
    assertThat(
            answer(
                RequestForm.NATIVE, questions.get(0), List.of(Map.of("greeting", "Hello World"))))
        .isEqualTo(new ShindigAnswer(null, List.of("Hello World")));
  }

  private static Map<String, Object> counts(long cards, long phones, long emails, long ips) {
    return Map.of("ccs", cards, "phones", phones, "emails", emails, "ips", ips);
  }

  private static ShindigAnswer answer(
      RequestForm form, Question question, List<Map<String, Object>> records) {
    QuestionRequest request = form.put(question).get(0);
    return request.answer(records.stream().<FieldValues>map(each -> each::get).toList());
  }
}
