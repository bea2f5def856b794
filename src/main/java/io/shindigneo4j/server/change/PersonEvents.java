package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.events.EventData;
import io.shindigneo4j.schema.events.EventType;
import io.shindigneo4j.schema.people.PersonDetail;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.collections.api.map.primitive.IntObjectMap;
import org.eclipse.collections.api.map.primitive.MutableIntObjectMap;
import org.eclipse.collections.impl.factory.primitive.IntObjectMaps;
import org.neo4j.graphdb.Direction;
import org.neo4j.storageengine.api.StorageProperty;
import org.neo4j.storageengine.api.txstate.NodeState;
import org.neo4j.values.storable.Value;

/** People and their profiles. */
final class PersonEvents extends NodeEvents {

  /** An entry of a list in a profile. */
  private record Entry(Value position, IntObjectMap<Value> values) {}

  /** A list of a profile. */
  private record Part(long person, PersonDetail detail) {}

  private static final List<PersonDetail> DETAILS = List.of(PersonDetail.values());
  private static final List<String> LABELS = DETAILS.stream().map(PersonDetail::label).toList();

  private final int position;

  /** What people earn is nobody else's, not even that it has changed. */
  private final int salary;

  /** The lists that may have changed. */
  private final Set<Part> touched = new HashSet<>();

  /** The names of the fields that have changed, by person. */
  private final Map<String, SortedSet<String>> fields = new TreeMap<>();

  /** The label of the entries of each list. */
  private final int[] labels;

  PersonEvents(Transition change) {
    super(change);
    position = change.tokens().key(GraphNames.POSITION);
    salary = change.tokens().key(GraphNames.SALARY);
    labels = change.tokens().labels(LABELS);
  }

  /** Finds the lists with an entry more or less. */
  void findLists() {
    for (PersonDetail detail : DETAILS) {
      new RelationshipChanges(change(), type(detail))
          .forEach(ends -> touched.add(new Part(ends.start(), detail)));
    }
  }

  private int type(PersonDetail detail) {
    return change().tokens().type(detail.relationshipType());
  }

  /** A node with that label has changed, which may be an entry of a list. */
  void touchEntry(long node, int label) {
    for (int i = 0; i < labels.length; i++) {
      if (labels[i] == label) {
        touchEntry(node, DETAILS.get(i));
      }
    }
  }

  private void touchEntry(long node, PersonDetail detail) {
    long person = change().after().neighbour(node, type(detail), Direction.INCOMING);
    if (person != GraphSide.NONE) {
      touched.add(new Part(person, detail));
    }
  }

  @Override
  String key(GraphSide side, long node) {
    return side.text(node, change().tokens().id);
  }

  /** There is no event of somebody who is new. */
  @Override
  void made(long node) {}

  @Override
  void gone(long node) {
    change().events().deleted(key(change().before(), node));
  }

  @Override
  void kept(long before, long after) {
    if (before != after) {
      compareAnew(before, after);
      return;
    }
    NodeState state = change().state().getNodeState(after);
    if (!state.hasPropertyChanges()) {
      return;
    }
    String id = key(change().after(), after);
    for (StorageProperty property : state.addedAndChangedProperties()) {
      compare(id, after, property.propertyKeyId());
    }
    state.removedProperties().forEach(key -> compare(id, after, key));
  }

  /** A person who was deleted and made again in one transaction. */
  private void compareAnew(long before, long after) {
    String id = key(change().after(), after);
    differences(before, after).forEach(key -> add(id, field(change().tokens().keyName(key))));
    for (PersonDetail detail : DETAILS) {
      Set<Entry> old = entries(change().before(), new Part(before, detail));
      if (!old.equals(entries(change().after(), new Part(after, detail)))) {
        add(id, detail.field());
      }
    }
  }

  private void compare(String id, long person, int property) {
    Value before = change().before().value(person, property);
    if (!before.equals(change().after().value(person, property))) {
      add(id, field(change().tokens().keyName(property)));
    }
  }

  /** The part of an object is a property, its name behind that of the object. */
  private static String field(String property) {
    int dot = property.indexOf('.');
    return dot < 0 ? property : property.substring(0, dot);
  }

  private void add(String person, String field) {
    fields.computeIfAbsent(person, id -> new TreeSet<>()).add(field);
  }

  @Override
  void finish() {
    super.finish();
    touched.forEach(this::compare);
    fields.forEach(
        (person, names) ->
            change()
                .events()
                .add(
                    EventType.PERSON_UPDATED,
                    person,
                    Transition.data(EventData.FIELDS, Transition.names(names))));
  }

  private void compare(Part part) {
    String person = change().person(change().after(), part.person());
    if (person != null
        && Objects.equals(person, change().person(change().before(), part.person()))
        && !entries(change().before(), part).equals(entries(change().after(), part))) {
      add(person, part.detail().field());
    }
  }

  private Set<Entry> entries(GraphSide side, Part part) {
    List<RelationshipReference> relationships =
        side.relationships(part.person(), type(part.detail()), Direction.OUTGOING);
    Set<Entry> entries = new HashSet<>();
    for (RelationshipReference relationship : relationships) {
      MutableIntObjectMap<Value> values =
          IntObjectMaps.mutable.ofAll(side.values(relationship.other()));
      values.remove(salary);
      entries.add(new Entry(side.relationshipValue(relationship.id(), position), values));
    }
    return entries;
  }
}
