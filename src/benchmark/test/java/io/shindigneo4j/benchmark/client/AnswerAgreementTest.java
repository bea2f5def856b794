package io.shindigneo4j.benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.shindigneo4j.benchmark.question.Answer;
import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.RequestForm;
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

  private static final Answer WHOLE = new Answer(9L, List.of(person("john"), person("jane")));

  /** Always gives the same answer. */
  private record Fixed(Answer answer, boolean isOrdered) implements Client {

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
    public Answer ask(QuestionRequest request) {
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

  private static Transport transport(String name, Answer answer) {
    return new Transport(name, RequestForm.NATIVE, new Fixed(answer, true));
  }

  private static Transport unordered(Answer answer) {
    return new Transport("other", RequestForm.NATIVE, new Fixed(answer, false));
  }

  @Test
  void comparesWhatObjectsSay() {
    Answer same = new Answer(9L, List.of(person("john"), person("jane")));
    assertThat(
            AnswerAgreement.check(
                QUESTION, List.of(transport("one", WHOLE), transport("two", same))))
        .isPositive();
  }

  @Test
  void findsAnotherOrder() {
    assertRefused(new Answer(9L, List.of(person("jane"), person("john"))));
  }

  @Test
  void findsAnotherTotal() {
    assertRefused(new Answer(8L, List.of(person("john"), person("jane"))));
  }

  @Test
  void findsAnotherValue() {
    assertRefused(new Answer(9L, List.of(person("john"), person("john"))));
  }

  @Test
  void findsAnAnswerThatIsMissing() {
    assertRefused(Answer.EMPTY);
  }

  @Test
  void allowsAnotherOrderWhereItIsKnownNotToBeKept() {
    Answer turned = new Answer(9L, List.of(person("jane"), person("john")));
    assertThat(AnswerAgreement.check(QUESTION, List.of(transport("one", WHOLE), unordered(turned))))
        .isPositive();
  }

  @Test
  void allowsAnotherPageOfMoreThanAPageWithoutOrder() {
    Answer page = new Answer(9L, List.of(person("jim"), person("john")));
    assertThat(AnswerAgreement.check(QUESTION, List.of(transport("one", WHOLE), unordered(page))))
        .isPositive();
  }

  @Test
  void findsAnotherItemInAWholeListWithoutOrder() {
    Answer whole = new Answer(2L, List.of(person("john"), person("jane")));
    Answer other = new Answer(2L, List.of(person("jim"), person("john")));
    assertRefused(whole, unordered(other));
  }

  @Test
  void findsAnotherValueWithoutOrder() {
    Person namesake = person("john");
    namesake.setNickname("Johnny");
    assertRefused(WHOLE, unordered(new Answer(9L, List.of(person("jane"), namesake))));
  }

  @Test
  void findsAnotherNumberOfItemsWithoutOrder() {
    assertRefused(WHOLE, unordered(new Answer(9L, List.of(person("john")))));
  }

  private static void assertRefused(Answer other) {
    assertRefused(WHOLE, transport("other", other));
  }

  private static void assertRefused(Answer one, Transport other) {
    assertThatIllegalStateException()
        .isThrownBy(() -> AnswerAgreement.check(QUESTION, List.of(transport("one", one), other)))
        .withMessageContaining("other answers");
  }
}
