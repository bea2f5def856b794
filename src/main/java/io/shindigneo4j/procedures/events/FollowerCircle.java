package io.shindigneo4j.procedures.events;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.server.graph.SocialGraph;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;

/** Those who have a person among their friends. */
final class FollowerCircle implements Circle {

  private final SocialGraph graph;
  private final Node node;
  private final int person;
  private final WorkBudget budget;

  FollowerCircle(SocialGraph graph, Node node, int person, WorkBudget budget) {
    this.graph = graph;
    this.node = node;
    this.person = person;
    this.budget = budget;
  }

  @Override
  public long size() {
    return node.getDegree(People.FRIEND_OF, Direction.INCOMING);
  }

  @Override
  public IntHashSet all() {
    IntHashSet all = new IntHashSet();
    for (int follower : graph.incomingFriends(person)) {
      budget.spend();
      all.add(follower);
    }
    return all;
  }

  @Override
  public boolean includes(int other) {
    for (int friend : graph.friends(other)) {
      budget.spend();
      if (friend == person) {
        return true;
      }
    }
    return false;
  }
}
