package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.people.PeopleOperations.DetailList;
import java.util.List;
import java.util.Map;
import org.apache.shindig.social.opensocial.model.Person;

/** People from a file or another store, who have ids already. */
public final class PersonImport {

  private PersonImport() {}

  /**
   * The properties and the lists of a profile, in the form in which they are sent.
   *
   * @throws org.apache.shindig.protocol.ProtocolException for an id that nobody can have, values
   *     that make no sense, fields that are too long, and pictures that are too large
   */
  public static Map<String, Object> row(Person person) {
    if (person.getId() == null || !PersonId.isValid(person.getId())) {
      throw Refusals.badRequest(
          person.getId() == null ? "there is no id" : "nobody can have this id");
    }
    Map<String, Object> properties = PersonMapper.properties(person);
    List<DetailList> lists = PersonMapper.details(person);
    ProfileSize.check(properties, lists);
    properties.values().removeIf(value -> value == null);
    return Map.of(
        "properties", properties, "details", lists.stream().map(PersonImport::detail).toList());
  }

  private static Map<String, Object> detail(DetailList list) {
    return Map.of("type", list.type(), "label", list.label(), "entries", list.entries());
  }
}
