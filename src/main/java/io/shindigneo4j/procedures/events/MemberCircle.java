package io.shindigneo4j.procedures.events;

import static io.shindigneo4j.procedures.groups.Groups.MEMBER_OF;
import static io.shindigneo4j.procedures.groups.Groups.OWNER_OF;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;

/** The members and owners of a group. */
final class MemberCircle implements Circle {

  private final ProcedureContext context;
  private final SocialGraph graph;
  private final Node group;
  private final WorkBudget budget;

  MemberCircle(ProcedureContext context, Node group, WorkBudget budget) {
    this.context = context;
    this.graph = context.graph();
    this.group = group;
    this.budget = budget;
  }

  @Override
  public long size() {
    return (long) group.getDegree(MEMBER_OF, Direction.INCOMING)
        + group.getDegree(OWNER_OF, Direction.INCOMING);
  }

  @Override
  public IntHashSet all() {
    IntHashSet all = new IntHashSet();
    int number = graph.group(NodeIds.of(group));
    if (number != SocialGraph.NONE) {
      for (int member : graph.members(number)) {
        budget.spend();
        all.add(member);
      }
    }
    for (Relationship ownership : group.getRelationships(Direction.INCOMING, OWNER_OF)) {
      budget.spend();
      int owner = graph.person(NodeIds.start(ownership));
      if (owner != SocialGraph.NONE) {
        all.add(owner);
      }
    }
    return all;
  }

  @Override
  public boolean includes(int person) {
    Node node = NodeIds.node(context.transaction(), graph.personNode(person));
    for (Relationship bond : node.getRelationships(Direction.OUTGOING, MEMBER_OF, OWNER_OF)) {
      budget.spend();
      if (NodeIds.end(bond) == NodeIds.of(group)) {
        return true;
      }
    }
    return false;
  }
}
