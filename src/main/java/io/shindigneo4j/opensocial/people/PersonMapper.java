package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.Memo;
import io.shindigneo4j.schema.people.PeopleOperations.DetailList;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.Item.Detail;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Selection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.shindig.social.opensocial.model.Person;

/** Converts people of the graph to Shindig's and back. */
public final class PersonMapper {

  /**
   * The property that stands for a field of several, where a filter or sort names the field alone.
   */
  private static final Map<String, String> MAIN_PROPERTIES =
      Map.of(
          "name", "name.formatted",
          "currentLocation", "currentLocation.formatted",
          "drinker", "drinker.value",
          "nativeName", "nativeName.formatted",
          "networkPresence", "networkPresence.value",
          "preferredName", "preferredName.formatted",
          "profileSong", "profileSong.value",
          "profileVideo", "profileVideo.value",
          "smoker", "smoker.value");

  /** What a person of OpenSocial may have, and nobody can set. */
  static final Set<String> COMPUTED_FIELDS = Set.of("connected", "relationships");

  private static final Set<String> FIELDS = Collections.unmodifiableSet(allFields());

  /** By known fields, which are few. */
  private static final Memo<Set<String>, Selection> SELECTIONS = new Memo<>(PersonMapper::selected);

  private PersonMapper() {}

  private static Set<String> allFields() {
    Set<String> fields = new TreeSet<>();
    PersonTables.PERSON.keys().forEach(key -> fields.add(key.replaceFirst("\\..*", "")));
    DetailMapping.all().forEach(mapping -> fields.add(mapping.detail().field()));
    return fields;
  }

  /** The fields that a profile can hold, as clients name them. */
  static Set<String> fields() {
    return FIELDS;
  }

  /** The selection for these fields: always the id, and everything where none is named. */
  public static Selection selection(Set<String> fields) {
    return fields == null || FIELDS.containsAll(fields)
        ? SELECTIONS.of(fields == null ? Set.of() : Set.copyOf(fields))
        : selected(fields);
  }

  private static Selection selected(Set<String> fields) {
    boolean all = fields.isEmpty() || fields.contains("@all");
    Stream<String> properties =
        all
            ? PersonTables.PERSON.keys().stream()
            : fields.stream().flatMap(field -> PersonTables.PERSON.keysOf(field).stream());
    List<String> details =
        DetailMapping.all().stream()
            .filter(mapping -> all || fields.contains(mapping.detail().field()))
            .map(mapping -> mapping.detail().relationshipType())
            .toList();
    return new Selection(
        Stream.concat(Stream.of(GraphNames.ID), properties).distinct().toList(), details);
  }

  /** The property path of a field, for filters and sorting. */
  public static Optional<Target> target(String field) {
    String property = MAIN_PROPERTIES.getOrDefault(field, field);
    return PersonTables.PERSON.keys().contains(property)
        ? Optional.of(Target.property(property))
        : DetailMapping.target(field);
  }

  /**
   * Writes what was read into a bean. Details first: the thumbnail's address is also one of the
   * photos, and would be added to them otherwise.
   */
  public static void fill(Person person, Selection selection, Item item) {
    for (Detail detail : item.details()) {
      DetailMapping.ofRelationshipType(detail.type())
          .ifPresent(mapping -> mapping.add(person, detail.properties()));
    }
    for (int i = 0; i < item.values().size(); i++) {
      PersonTables.PERSON.set(person, selection.properties().get(i), item.values().get(i));
    }
  }

  /**
   * The properties of all fields that the bean has. A field of several properties is replaced
   * whole: null removes those that the bean has not.
   */
  public static Map<String, Object> properties(Person person) {
    return PersonTables.PERSON.toChanges(person);
  }

  /** The properties of a field. */
  static List<String> keysOf(String field) {
    return PersonTables.PERSON.keysOf(field);
  }

  /** The list of a field, with nothing in it; none for a field that is no list. */
  static List<DetailList> emptied(String field) {
    return DetailMapping.all().stream()
        .filter(mapping -> mapping.detail().field().equals(field))
        .map(mapping -> DetailList.of(mapping.detail(), List.of()))
        .toList();
  }

  /** The lists that the bean has. */
  public static List<DetailList> details(Person person) {
    return DetailMapping.all().stream().flatMap(mapping -> mapping.read(person).stream()).toList();
  }
}
