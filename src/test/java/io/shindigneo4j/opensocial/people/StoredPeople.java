package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.Selection;
import java.util.Set;
import org.apache.shindig.social.opensocial.model.Person;

/** People as the database has them, with all fields. */
public final class StoredPeople {

  private StoredPeople() {}

  public static Person read(GraphDriver driver, String id) {
    Selection everything = PersonMapper.selection(Set.of());
    Item item =
        new OperationRunner(driver, QueryMode.CYPHER)
            .run(PeopleOperations.GET, new GetPerson(id, everything))
            .join()
            .orElseThrow();
    Person person = new SocialPerson();
    PersonMapper.fill(person, everything, item);
    return person;
  }
}
