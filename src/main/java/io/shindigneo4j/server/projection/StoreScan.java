package io.shindigneo4j.server.projection;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.Timestamps;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.ResourceIterator;
import org.neo4j.graphdb.Transaction;

/**
 * Reads the whole graph while others write. Together with the commits since it began, the result
 * becomes the snapshot after the last of them. Confined to one thread.
 */
final class StoreScan {

  private static final long NO_TIMEOUT = 0;
  private static final int CHECK_EVERY = 1024;

  private final SnapshotBuilder.FreeNumbers free = SnapshotBuilder.FreeNumbers.none();
  private final AdjacencyBuilder people =
      new AdjacencyBuilder(Snapshot.EMPTY.personAdjacency(), free.people());
  private final AdjacencyBuilder groups =
      new AdjacencyBuilder(Snapshot.EMPTY.groupAdjacency(), free.groups());
  private final ScannedEdges friendships = new ScannedEdges(people, people);
  private final ScannedEdges memberships = new ScannedEdges(people, groups);
  private final MemoryBudget budget;
  private int count;

  StoreScan(MemoryBudget budget) {
    this.budget = budget;
  }

  SnapshotBuilder.FreeNumbers free() {
    return free;
  }

  /**
   * Reads the nodes and relationships.
   *
   * @throws GraphTooLargeException if they exceed the budget
   */
  void read(GraphDatabaseService database) {
    try (Transaction transaction = database.beginTx(NO_TIMEOUT, TimeUnit.SECONDS)) {
      readNodes(transaction, GraphNames.PERSON, people);
      readNodes(transaction, GraphNames.GROUP, groups);
      readEdges(transaction, GraphNames.FRIEND_OF, friendships, true);
      readEdges(transaction, GraphNames.MEMBER_OF, memberships, false);
    }
  }

  private void readNodes(Transaction transaction, String label, AdjacencyBuilder builder) {
    try (ResourceIterator<Node> nodes = transaction.findNodes(Label.label(label))) {
      while (nodes.hasNext()) {
        builder.label(builder.getOrAssign(NodeIds.of(nodes.next())), true);
        check();
      }
    }
  }

  private void readEdges(
      Transaction transaction, String name, ScannedEdges edges, boolean withSince) {
    RelationshipType type = RelationshipType.withName(name);
    try (ResourceIterator<Relationship> found = transaction.findRelationships(type)) {
      while (found.hasNext()) {
        readEdge(found.next(), type, edges, withSince);
        check();
      }
    }
  }

  private static void readEdge(
      Relationship edge, RelationshipType type, ScannedEdges edges, boolean withSince) {
    try {
      if (edge.isType(type)) {
        long since = withSince ? Timestamps.of(edge.getProperty(GraphNames.SINCE, null)) : 0;
        edges.add(new Edge(NodeIds.of(edge), NodeIds.start(edge), NodeIds.end(edge), since));
      }
    } catch (NotFoundException e) {
      // deleted since; a later commit says so
    }
  }

  private void check() {
    if (++count % CHECK_EVERY == 0) {
      budget.require(bytes());
    }
  }

  private long bytes() {
    return people.bytes() + groups.bytes() + friendships.bytes() + memberships.bytes();
  }

  /**
   * Makes the snapshot after the last of these commits. They include all that the scan may have
   * seen in part.
   */
  Snapshot after(List<GraphDelta> commits) {
    friendships.replay(commits, commit -> commit.friendships);
    memberships.replay(commits, commit -> commit.memberships);
    for (GraphDelta commit : commits) {
      SnapshotBuilder.label(people, commit.people, commit.deletedNodes);
      SnapshotBuilder.label(groups, commit.groups, commit.deletedNodes);
    }
    friendships.fill(Snapshot.FRIENDS, true, Snapshot.INCOMING_FRIENDS);
    budget.require(bytes());
    memberships.fill(Snapshot.MEMBERSHIPS, false, Snapshot.MEMBERS);
    people.releaseAll();
    groups.releaseAll();
    Snapshot all =
        new Snapshot(people.build(), groups.build(), friendships.size(), memberships.size());
    budget.require(all.bytes());
    return all;
  }
}
