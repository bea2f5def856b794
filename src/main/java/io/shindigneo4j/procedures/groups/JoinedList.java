package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.GroupOperations.JoinedGroup;
import io.shindigneo4j.schema.groups.GroupOperations.JoinedGroups;
import io.shindigneo4j.schema.groups.GroupOperations.ListJoined;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;

/** The groups that a person has joined after a moment. */
final class JoinedList {

  private static final Comparator<Joined> ORDER =
      Comparator.comparingLong(Joined::since)
          .reversed()
          .thenComparing(Joined::id, ValueOrder.ASCENDING);

  private JoinedList() {}

  private record Joined(Node group, Object id, long since) {
    private static Joined of(Map.Entry<Node, Long> membership) {
      Node group = membership.getKey();
      return new Joined(group, group.getProperty(GraphNames.ID, null), membership.getValue());
    }
  }

  static JoinedGroups call(ProcedureContext context, WorkBudget budget, ListJoined parameters) {
    return new JoinedGroups(
        People.find(context, parameters.person())
            .map(person -> page(person, budget, parameters))
            .orElse(List.of()));
  }

  private static List<JoinedGroup> page(Node person, WorkBudget budget, ListJoined parameters) {
    return memberships(person, budget).entrySet().stream()
        .filter(membership -> membership.getValue() > parameters.since())
        .map(Joined::of)
        .filter(joined -> joined.id() instanceof String)
        .sorted(ORDER)
        .limit(parameters.limit())
        .map(
            joined ->
                new JoinedGroup(
                    (String) joined.id(), GroupRoles.of(person, joined.group()), joined.since()))
        .toList();
  }

  /** When the first of the person's memberships in each group began. */
  private static Map<Node, Long> memberships(Node person, WorkBudget budget) {
    Map<Node, Long> memberships = new HashMap<>();
    for (Relationship each : person.getRelationships(Direction.OUTGOING, Groups.MEMBER_OF)) {
      budget.spendStored();
      if (each.getProperty(GraphNames.SINCE, null) instanceof Number since
          && each.getEndNode().hasLabel(Groups.GROUP)) {
        memberships.merge(each.getEndNode(), since.longValue(), Math::min);
      }
    }
    return memberships;
  }
}
