package io.shindigneo4j.opensocial.graph;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.people.PersonMapper;
import io.shindigneo4j.opensocial.people.ProfileView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.Person;

/** Makes people of what the graph answers, as their reader sees them. */
final class People {

  private final ProfileView view;

  @Inject
  People(AccessControl access) {
    this.view = new ProfileView(access);
  }

  Person person(Map<?, ?> item, ListRequest request) {
    return filled(new PersonImpl(), item, request);
  }

  /**
   * The bean with what was asked for.
   *
   * @param item with {@code values} and {@code details}
   */
  <P extends Person> P filled(P person, Map<?, ?> item, ListRequest request) {
    return filled(person, (List<?>) item.get("values"), (List<?>) item.get("details"), request);
  }

  /** The bean with what was asked for. */
  <P extends Person> P filled(P person, List<?> values, List<?> details, ListRequest request) {
    PersonMapper.fill(person, request.selection(), values, details);
    return view.seen(person, request.token());
  }

  /** People by id and name alone, in a list of the kind that Shindig's XML can write. */
  static List<Person> examples(Map<?, ?> item) {
    List<Person> people = new ArrayList<>();
    for (Object example : (List<?>) item.get("examples")) {
      people.add(example((Map<?, ?>) example));
    }
    return people;
  }

  private static Person example(Map<?, ?> example) {
    Person person = new PersonImpl();
    person.setId((String) example.get("id"));
    person.setDisplayName((String) example.get("displayName"));
    return person;
  }
}
