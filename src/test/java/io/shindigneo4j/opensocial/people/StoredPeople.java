package io.shindigneo4j.opensocial.people;

import com.google.inject.Guice;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.SocialAddress;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.Selection;
import java.util.Set;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.social.opensocial.model.Address;
import org.apache.shindig.social.opensocial.model.Name;
import org.apache.shindig.social.opensocial.model.Organization;
import org.apache.shindig.social.opensocial.model.Person;

/** People as the database has them, with all fields. */
public final class StoredPeople {

  /** Reads JSON into the beans that people have when they are read. */
  private static final BeanJsonConverter CONVERTER =
      new BeanJsonConverter(
          Guice.createInjector(
              binder -> {
                binder.bind(Address.class).to(SocialAddress.class);
                binder.bind(Name.class).to(SocialName.class);
                binder.bind(Organization.class).to(SocialOrganization.class);
              }));

  private StoredPeople() {}

  /** What {@link #read} gives if nothing was lost. */
  public static Person ofJson(String json) {
    return CONVERTER.convertToObject(json, SocialPerson.class);
  }

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
