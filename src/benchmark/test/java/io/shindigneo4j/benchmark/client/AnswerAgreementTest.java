package io.shindigneo4j.benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.RequestForm;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.util.List;
import java.util.Map;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The agreement of transports")
class AnswerAgreementTest {

  private static final Question QUESTION =
      new Question("friends", "people.list", "one", "rows", null, List.of(Map.of()));

  private static final ShindigAnswer WHOLE =
      new ShindigAnswer(9L, List.of(person("john"), person("jane")));

  /** Always gives the same answer. */
  private record Fixed(ShindigAnswer answer, boolean isOrdered) implements Client {

    @Override
    public boolean keepsOrder(Question question) {
      return isOrdered;
    }

    @Override
    public String format() {
      return "none";
    }

    @Override
    public int connections(int threads) {
      return 0;
    }

    @Override
    public ShindigAnswer ask(QuestionRequest request) {
      return answer;
    }

    @Override
    public void close() {}
  }

  private static Person person(String id) {
    Person person = new PersonImpl();
    person.setId(id);
    return person;
  }

  private static MeasuredTransport transport(String name, ShindigAnswer answer) {
    return new MeasuredTransport(name, RequestForm.NATIVE, new Fixed(answer, true));
  }

  private static MeasuredTransport unordered(ShindigAnswer answer) {
    return new MeasuredTransport("other", RequestForm.NATIVE, new Fixed(answer, false));
  }

  @Test
  void comparesWhatObjectsSay() {
    ShindigAnswer same = new ShindigAnswer(9L, List.of(person("john"), person("jane")));
    assertThat(
            AnswerAgreement.check(
                QUESTION, List.of(transport("one", WHOLE), transport("two", same))))
        .isPositive();
  }

  @Test
  void findsAnotherOrder() {
    assertRefused(new ShindigAnswer(9L, List.of(person("jane"), person("john"))));
  }

  @Test
  void findsAnotherTotal() {
    assertRefused(new ShindigAnswer(8L, List.of(person("john"), person("jane"))));
  }

  @Test
  void findsAnotherValue() {
    assertRefused(new ShindigAnswer(9L, List.of(person("john"), person("john"))));
  }

  @Test
  void findsAnAnswerThatIsMissing() {
    assertRefused(ShindigAnswer.EMPTY);
  }

  @Test
  void allowsAnotherOrderWhereItIsKnownNotToBeKept() {
    ShindigAnswer turned = new ShindigAnswer(9L, List.of(person("jane"), person("john")));
    assertThat(AnswerAgreement.check(QUESTION, List.of(transport("one", WHOLE), unordered(turned))))
        .isPositive();
  }

  @Test
  void allowsAnotherPageOfMoreThanAPageWithoutOrder() {
    ShindigAnswer page = new ShindigAnswer(9L, List.of(person("jim"), person("john")));
    assertThat(AnswerAgreement.check(QUESTION, List.of(transport("one", WHOLE), unordered(page))))
        .isPositive();
  }

  @Test
  void findsAnotherItemInAWholeListWithoutOrder() {
    ShindigAnswer whole = new ShindigAnswer(2L, List.of(person("john"), person("jane")));
    ShindigAnswer other = new ShindigAnswer(2L, List.of(person("jim"), person("john")));
    assertRefused(whole, unordered(other));
  }

  @Test
  void findsAnotherValueWithoutOrder() {
    Person namesake = person("john");
    namesake.setNickname("Johnny");
    assertRefused(WHOLE, unordered(new ShindigAnswer(9L, List.of(person("jane"), namesake))));
  }

  @Test
  void findsAnotherNumberOfItemsWithoutOrder() {
    assertRefused(WHOLE, unordered(new ShindigAnswer(9L, List.of(person("john")))));
  }

  private static void assertRefused(ShindigAnswer other) {
    assertRefused(WHOLE, transport("other", other));
  }

  private static void assertRefused(ShindigAnswer one, MeasuredTransport other) {
    assertThatIllegalStateException()
        .isThrownBy(() -> AnswerAgreement.check(QUESTION, List.of(transport("one", one), other)))
        .withMessageContaining("other answers");
  }
}
