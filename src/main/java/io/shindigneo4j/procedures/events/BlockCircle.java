package io.shindigneo4j.procedures.events;

import io.shindigneo4j.procedures.friendships.Pair;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;

/** Those who block a person, and whom the person blocks. */
final class BlockCircle implements Circle {

  private final ProcedureContext context;
  private final Node person;
  private final WorkBudget budget;

  BlockCircle(ProcedureContext context, Node person, WorkBudget budget) {
    this.context = context;
    this.person = person;
    this.budget = budget;
  }

  @Override
  public long size() {
    return person.getDegree(Pair.BLOCKS);
  }

  @Override
  public IntHashSet all() {
    IntHashSet all = new IntHashSet();
    for (Relationship block : person.getRelationships(Direction.BOTH, Pair.BLOCKS)) {
      budget.spend();
      int other = context.graph().person(NodeIds.of(block.getOtherNode(person)));
      if (other != SocialGraph.NONE) {
        all.add(other);
      }
    }
    return all;
  }

  @Override
  public boolean includes(int other) {
    Node node = NodeIds.node(context.transaction(), context.graph().personNode(other));
    for (Relationship block : node.getRelationships(Direction.BOTH, Pair.BLOCKS)) {
      budget.spend();
      if (block.getOtherNode(node).equals(person)) {
        return true;
      }
    }
    return false;
  }
}
