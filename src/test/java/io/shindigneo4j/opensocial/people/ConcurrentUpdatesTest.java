package io.shindigneo4j.opensocial.people;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DetailList;
import io.shindigneo4j.schema.people.PeopleOperations.UpdatePerson;
import io.shindigneo4j.schema.people.PersonDetail;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.Tokens;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

  @Test
  void waitForEachOtherWhereOnlyAListChanges() {
    graph("CREATE (:Person {id: 'a'})");
    OperationRunner operations = new OperationRunner(driver, mode);
    List<Map<String, Object>> entries = List.of(Map.of("type", "x"), Map.of("type", "y"));
    UpdatePerson update =
        new UpdatePerson(
            "a",
            Map.of(),
            List.of(DetailList.of(PersonDetail.EMAILS, entries)),
            PersonMapper.selection(Set.of("emails")));
    IntStream.range(0, UPDATES)
        .mapToObj(i -> operations.runUntyped(PeopleOperations.UPDATE, update))
        .toList()
        .forEach(Answers::get);
    assertThat(person("a").getEmails()).extracting(ListField::getType).containsExactly("x", "y");
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
