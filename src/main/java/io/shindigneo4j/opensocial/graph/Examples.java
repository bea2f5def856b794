package io.shindigneo4j.opensocial.graph;

import io.shindigneo4j.opensocial.people.SocialPerson;
import io.shindigneo4j.schema.graph.RecommendationOperations.Example;
import java.util.ArrayList;
import java.util.List;
import org.apache.shindig.social.opensocial.model.Person;

/** People by id and name alone. */
final class Examples {

  private Examples() {}

  /** In a list of the kind that Shindig's XML can write. */
  static List<Person> people(List<Example> examples) {
    List<Person> people = new ArrayList<>();
    for (Example example : examples) {
      people.add(person(example));
    }
    return people;
  }

  private static Person person(Example example) {
    Person person = new SocialPerson();
    person.setId(example.id());
    person.setDisplayName(example.displayName());
    return person;
  }
}
