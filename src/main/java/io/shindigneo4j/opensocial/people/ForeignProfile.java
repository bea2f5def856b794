package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.mapping.ForeignBean;
import io.shindigneo4j.opensocial.mapping.ForeignValues;
import io.shindigneo4j.schema.people.PersonDetail;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.shindig.protocol.model.Enum;
import org.apache.shindig.protocol.model.Enum.EnumKey;
import org.apache.shindig.social.opensocial.model.Person;

/**
 * A profile that is filled with values from elsewhere, as far as its fields can hold them. The
 * entries of lists come first: some fields are among these in the bean. For one thread.
 */
public final class ForeignProfile {

  private final ForeignBean<Person> fields = new ForeignBean<>(PersonTables.PERSON);
  private final List<String> refused = new ArrayList<>();

  /**
   * Sets a field.
   *
   * @param key as the graph names it, such as {@code name.familyName}
   */
  public void set(String key, Object value) {
    fields.set(key, value);
  }

  /** Adds an entry to a list. */
  public void add(PersonDetail list, Map<String, Object> entry) {
    DetailMapping.ofRelationshipType(list.relationshipType())
        .ifPresent(
            mapping -> add(mapping, list == PersonDetail.ORGANIZATIONS ? dated(entry) : entry));
  }

  /** With moments for what names one; words are kept as they are. */
  private static Map<String, Object> dated(Map<String, Object> organization) {
    Map<String, Object> dated = new LinkedHashMap<>(organization);
    for (String date : List.of("startDate", "endDate")) {
      ForeignValues.time(organization.get(date))
          .ifPresent(time -> dated.put(date, Conversion.text(time)));
    }
    return dated;
  }

  private <E> void add(DetailMapping<E> mapping, Map<String, Object> entry) {
    ForeignBean<E> bean = new ForeignBean<>(mapping.table());
    bean.setAll(entry);
    mapping.add(fields.bean(), bean.properties());
    bean.refused().forEach(key -> refused.add(mapping.detail().field() + "." + key));
  }

  /** The person, with the usual words for what has a key alone. */
  public Person person() {
    Person person = fields.bean();
    person.setDrinker(worded(person.getDrinker()));
    person.setSmoker(worded(person.getSmoker()));
    person.setNetworkPresence(worded(person.getNetworkPresence()));
    return person;
  }

  private static <E extends EnumKey> Enum<E> worded(Enum<E> word) {
    if (word == null || word.getValue() == null) {
      return null;
    }
    if (word.getDisplayValue() == null) {
      word.setDisplayValue(word.getValue().getDisplayValue());
    }
    return word;
  }

  /** What there is no field for, or none that could hold the value. */
  public List<String> refused() {
    return Stream.concat(fields.refused().stream(), refused.stream()).toList();
  }
}
