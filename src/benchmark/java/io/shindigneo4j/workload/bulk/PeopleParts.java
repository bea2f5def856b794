package io.shindigneo4j.workload.bulk;

import static io.shindigneo4j.workload.load.Parameters.list;
import static io.shindigneo4j.workload.load.Parameters.map;

import io.shindigneo4j.workload.load.Parameters;
import io.shindigneo4j.workload.row.FriendshipRow;
import io.shindigneo4j.workload.row.GroupRow;
import io.shindigneo4j.workload.row.MembershipRow;
import io.shindigneo4j.workload.row.PersonRow;
import java.util.List;
import java.util.Map;

/** People, groups, and what binds them. For one thread. */
final class PeopleParts {

  private final Parts parts;
  private final Known known;

  PeopleParts(Parts parts, Known known) {
    this.parts = parts;
    this.known = known;
  }

  void add(PersonRow row) {
    Map<String, Object> values = Parameters.of(row);
    long person = parts.node("Person", map(values, "properties"));
    known.addPerson(row.id(), person);
    details(person, Relation.HAS_EMAIL, "Email", List.of(map(values, "email")));
    details(person, Relation.HAS_ADDRESS, "Address", list(values, "addresses"));
    details(person, Relation.HAS_ORGANIZATION, "Organization", list(values, "organizations"));
  }

  private void details(
      long person, Relation relation, String label, List<Map<String, Object>> all) {
    for (int position = 0; position < all.size(); position++) {
      parts.relationship(person, relation, parts.node(label, all.get(position)), position);
    }
  }

  void add(GroupRow row) {
    long group =
        parts.node(
            "Group",
            Map.of("id", row.id(), "title", row.title(), "description", row.description()));
    known.addGroup(row.id(), group);
    parts.relationship(known.person(row.owner()), Relation.OWNER_OF, group);
  }

  void add(MembershipRow row) {
    long person = known.person(row.person());
    parts.relationship(person, Relation.MEMBER_OF, known.group(row.group()), row.since());
  }

  void add(FriendshipRow row) {
    long one = known.person(row.person());
    long other = known.person(row.friend());
    parts.relationship(one, Relation.FRIEND_OF, other, row.since());
    parts.relationship(other, Relation.FRIEND_OF, one, row.since());
  }
}
