package io.shindigneo4j.opensocial.people;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DetailList;
import io.shindigneo4j.schema.people.PeopleOperations.UpdatePerson;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.Item.Detail;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.Tokens;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.apache.shindig.protocol.model.Enum;
import org.apache.shindig.protocol.model.EnumImpl;
import org.apache.shindig.social.core.model.BodyTypeImpl;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.LookingFor;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A person becomes properties and lists of details, and the same person again")
class PersonConversionTest extends PeopleContract {

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void throughTheDatabase(long seed) {
    Person person = new RandomBeans(new Random(seed)).person();
    person.setId("a");
    assertThat(stored(person)).usingRecursiveComparison().isEqualTo(person);
  }

  @Test
  void throughTheTablesAlone() {
    for (long seed = 0; seed < 500; seed++) {
      Person person = new RandomBeans(new Random(seed)).person();
      Selection selection = PersonMapper.selection(Set.of());
      Map<String, Object> properties = PersonMapper.properties(person);
      Person again = new SocialPerson();
      PersonMapper.fill(
          again,
          selection,
          new Item(
              selection.properties().stream().map(properties::get).toList(),
              entries(PersonMapper.details(person))));
      assertThat(again).as("seed %d", seed).usingRecursiveComparison().isEqualTo(person);
    }
  }

  @Test
  void floatsKeepTheirDigits() {
    BodyTypeImpl body = new BodyTypeImpl();
    body.setHeight(1.84f);
    Person person = new PersonImpl();
    person.setBodyType(body);
    assertThat(PersonMapper.properties(person)).containsEntry("bodyType.height", 1.84);
    person.setId("a");
    assertThat(stored(person).getBodyType().getHeight()).isEqualTo(1.84f);
  }

  @Test
  void datesAreTextsOfEqualLength() {
    Person person = new PersonImpl();
    person.setBirthday(new Date(0));
    person.setUpdated(new Date(500));
    assertThat(PersonMapper.properties(person))
        .containsEntry("birthday", "1970-01-01T00:00:00.000Z")
        .containsEntry("updated", "1970-01-01T00:00:00.500Z");
  }

  @Test
  void whatTheBeanHasNotIsNoProperty() {
    assertThat(PersonMapper.properties(new PersonImpl())).isEmpty();
    assertThat(PersonMapper.details(new PersonImpl())).isEmpty();
  }

  @Test
  void nullsInListsAreDropped() {
    Person person = new PersonImpl();
    List<String> tags = new ArrayList<>(List.of("x"));
    tags.add(null);
    person.setTags(tags);
    List<Enum<LookingFor>> wishes = new ArrayList<>();
    wishes.add(null);
    wishes.add(new EnumImpl<>(null, "words without a key"));
    person.setLookingFor(wishes);
    assertThat(PersonMapper.properties(person))
        .containsEntry("tags", List.of("x"))
        .containsEntry("lookingFor", List.of(" words without a key"));
  }

  @Test
  void emptyListsAreStoredAsSuch() {
    Person person = new PersonImpl();
    person.setId("a");
    person.setTags(List.of());
    person.setEmails(List.of());
    assertThat(stored(person).getTags()).isEmpty();
    assertThat(PersonMapper.details(person))
        .singleElement()
        .extracting("entries")
        .isEqualTo(List.of());
  }

  private Person stored(Person person) {
    graph("CREATE (:Person {id: 'a'})");
    new OperationRunner(driver, mode)
        .runUntyped(
            PeopleOperations.UPDATE,
            new UpdatePerson(
                "a",
                PersonMapper.properties(person),
                PersonMapper.details(person),
                PersonMapper.selection(Set.of("id"))))
        .join();
    Person read =
        Answers.get(service.getPerson(UserId.fromJson("a"), Set.of(), Tokens.of("owner", "a")));
    read.setIsViewer(false); // as in what was stored; only the person sees everything
    return read;
  }

  private static List<Detail> entries(List<DetailList> lists) {
    List<Detail> entries = new ArrayList<>();
    for (DetailList list : lists) {
      list.entries().forEach(entry -> entries.add(new Detail(list.type(), entry)));
    }
    return entries;
  }
}
