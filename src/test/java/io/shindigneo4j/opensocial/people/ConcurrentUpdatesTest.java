package io.shindigneo4j.opensocial.people;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.Tokens;
import java.util.List;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.shindig.social.core.model.ListFieldImpl;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.ListField;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Updates of one profile at the same time")
class ConcurrentUpdatesTest extends PeopleContract {

  private static final int UPDATES = 60;

  @Test
  void comeOneAfterTheOtherAndNeverMix() {
    graph("CREATE (:Person {id: 'a', displayName: 'before'})");
    List<Future<Person>> answers = IntStream.range(0, UPDATES).mapToObj(this::update).toList();
    answers.forEach(answer -> assertWhole(Answers.get(answer)));
    assertWhole(person("a"));
    assertThat(
            driver
                .run(Statement.cypher("MATCH (e:Email) RETURN count(e) AS n"))
                .join()
                .first()
                .orElseThrow()
                .get("n"))
        .isEqualTo(3L);
  }

  private Future<Person> update(int i) {
    Person body = new PersonImpl();
    body.setNickname("by " + i);
    body.setEmails(
        Stream.of("x", "y", "z")
            .map(type -> (ListField) new ListFieldImpl(type, "by " + i))
            .toList());
    return service.updatePerson(UserId.fromJson("a"), body, Tokens.viewer("a"));
  }

  private static void assertWhole(Person person) {
    assertThat(person.getNickname()).startsWith("by ");
    assertThat(person.getEmails()).extracting(ListField::getType).containsExactly("x", "y", "z");
    assertThat(person.getEmails())
        .extracting(ListField::getValue)
        .containsOnly(person.getNickname());
  }
}
