package io.shindigneo4j.workload.bulk;

import static io.shindigneo4j.workload.load.RowParameters.list;
import static io.shindigneo4j.workload.load.RowParameters.map;

import io.shindigneo4j.workload.load.RowParameters;
import io.shindigneo4j.workload.row.FriendshipRow;
import io.shindigneo4j.workload.row.GroupRow;
import io.shindigneo4j.workload.row.MembershipRow;
import io.shindigneo4j.workload.row.PersonRow;
import java.util.List;
import java.util.Map;

/** Converts people, groups, friendships and memberships. Not thread-safe. */
final class PeopleImporter {

  private final GraphSink sink;
  private final ImportedNodeIds known;

  PeopleImporter(GraphSink sink, ImportedNodeIds known) {
    this.sink = sink;
    this.known = known;
  }

  void add(PersonRow row) {
    Map<String, Object> values = RowParameters.of(row);
    long person = sink.node("Person", map(values, "properties"));
    known.addPerson(row.id(), person);
    details(person, RelationshipKind.HAS_EMAIL, "Email", List.of(map(values, "email")));
    details(person, RelationshipKind.HAS_ADDRESS, "Address", list(values, "addresses"));
    details(
        person, RelationshipKind.HAS_ORGANIZATION, "Organization", list(values, "organizations"));
  }

  private void details(
      long person, RelationshipKind relation, String label, List<Map<String, Object>> all) {
    for (int position = 0; position < all.size(); position++) {
      sink.relationship(person, relation, sink.node(label, all.get(position)), position);
    }
  }

  void add(GroupRow row) {
    long group =
        sink.node(
            "Group",
            Map.of("id", row.id(), "title", row.title(), "description", row.description()));
    known.addGroup(row.id(), group);
    sink.relationship(known.person(row.owner()), RelationshipKind.OWNER_OF, group);
  }

  void add(MembershipRow row) {
    long person = known.person(row.person());
    sink.relationship(person, RelationshipKind.MEMBER_OF, known.group(row.group()), row.since());
  }

  void add(FriendshipRow row) {
    long one = known.person(row.person());
    long other = known.person(row.friend());
    sink.relationship(one, RelationshipKind.FRIEND_OF, other, row.since());
    sink.relationship(other, RelationshipKind.FRIEND_OF, one, row.since());
  }
}
