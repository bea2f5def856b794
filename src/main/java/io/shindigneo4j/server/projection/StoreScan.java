package io.shindigneo4j.server.projection;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.Timestamps;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.ResourceIterator;
import org.neo4j.graphdb.Transaction;

/**
 * Reads the whole graph while others write. Relationships come in batches, each followed by the
 * commits since the batch before. So there is never more in memory than what will be kept and one
 * batch. Confined to one thread.
 */
final class StoreScan {

  private static final long NO_TIMEOUT = 0;
  private static final int CHECK_EVERY = 1024;

  private final SnapshotBuilder.FreeNumbers free = SnapshotBuilder.FreeNumbers.none();
  private final AdjacencyBuilder people =
      new AdjacencyBuilder(Snapshot.EMPTY.personAdjacency(), free.people());
  private final AdjacencyBuilder groups =
      new AdjacencyBuilder(Snapshot.EMPTY.groupAdjacency(), free.groups());
  private final ScannedEdges friendships =
      new ScannedEdges(people, Snapshot.FRIENDS, people, Snapshot.INCOMING_FRIENDS);
  private final ScannedEdges memberships =
      new ScannedEdges(people, Snapshot.MEMBERSHIPS, groups, Snapshot.MEMBERS);
  private final MemoryBudget budget;
  private final Supplier<List<GraphDelta>> commits;
  private int count;

  /**
   * @param commits those since the last call or since the fill began, including all that the scan
   *     may have seen in part
   */
  StoreScan(MemoryBudget budget, Supplier<List<GraphDelta>> commits) {
    this.budget = budget;
    this.commits = commits;
  }

  SnapshotBuilder.FreeNumbers free() {
    return free;
  }

  /**
   * Reads the nodes and relationships.
   *
   * @return the snapshot after the last of the commits
   * @throws GraphTooLargeException if they exceed the budget
   */
  Snapshot read(GraphDatabaseService database) {
    memberships.keepBothDirections();
    try (Transaction transaction = database.beginTx(NO_TIMEOUT, TimeUnit.SECONDS)) {
      readNodes(transaction, GraphNames.PERSON, people);
      readNodes(transaction, GraphNames.GROUP, groups);
      applyCommits(); // which makes the labels exact
      readEdges(transaction, GraphNames.FRIEND_OF, friendships, true);
      new IncomingLists(people, budget.batchSize(), this::check).fill();
      friendships.keepBothDirections();
      readEdges(transaction, GraphNames.MEMBER_OF, memberships, false);
    }
    return build();
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
        if (edges.batchSize() >= budget.batchSize()) {
          applyCommits();
          edges.place();
          require();
        }
      }
    }
    applyCommits();
    edges.placeLast();
    require();
  }

  private static void readEdge(
      Relationship edge, RelationshipType type, ScannedEdges edges, boolean withSince) {
    edges.reached(NodeIds.of(edge));
    try {
      if (edge.isType(type)) {
        long since = withSince ? Timestamps.of(edge.getProperty(GraphNames.SINCE, null)) : 0;
        edges.add(new Edge(NodeIds.of(edge), NodeIds.start(edge), NodeIds.end(edge), since));
      }
    } catch (NotFoundException e) {
      // deleted since; a later commit says so
    }
  }

  private void applyCommits() {
    for (GraphDelta commit : commits.get()) {
      SnapshotBuilder.label(people, commit.people, commit.deletedNodes);
      SnapshotBuilder.label(groups, commit.groups, commit.deletedNodes);
      friendships.apply(commit.friendships);
      memberships.apply(commit.memberships);
    }
    budget.requireWaiting(friendships.waitingBytes() + memberships.waitingBytes());
  }

  private void check() {
    if (++count % CHECK_EVERY == 0) {
      require();
    }
  }

  private void require() {
    budget.require(people.bytes() + groups.bytes());
  }

  private Snapshot build() {
    people.releaseAll();
    groups.releaseAll();
    return new Snapshot(people.build(), groups.build(), friendships.size(), memberships.size());
  }
}
