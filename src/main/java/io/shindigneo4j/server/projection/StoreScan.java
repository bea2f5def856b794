package io.shindigneo4j.server.projection;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.graph.NodeIds;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.ResourceIterator;
import org.neo4j.graphdb.Transaction;

/**
 * Reads the whole graph while others write. The first pass over the relationships counts them, so
 * that each list gets its place; the second one places them in batches, each followed by the
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
    FilledGraph graph;
    try (Transaction transaction = database.beginTx(NO_TIMEOUT, TimeUnit.SECONDS)) {
      readNodes(transaction, GraphNames.PERSON, people);
      readNodes(transaction, GraphNames.GROUP, groups);
      RelationshipScan scan = new RelationshipScan(transaction);
      graph = new FilledGraph(people, groups, counts(scan));
      commits.get().forEach(graph::apply); // which makes the labels exact
      scan.run(new Placing(graph));
      catchUp(graph);
      graph.placeLast();
    }
    Snapshot filled = graph.build(() -> check(graph::bytes));
    SnapshotBuilder later = new SnapshotBuilder(filled, free);
    commits.get().forEach(later::apply);
    return later.build();
  }

  private void readNodes(Transaction transaction, String label, AdjacencyBuilder builder) {
    LongSupplier nodeBytes = this::nodeBytes;
    try (ResourceIterator<Node> nodes = transaction.findNodes(Label.label(label))) {
      while (nodes.hasNext()) {
        builder.label(builder.getOrAssign(NodeIds.of(nodes.next())), true);
        check(nodeBytes);
      }
    }
  }

  private long nodeBytes() {
    return people.bytes() + groups.bytes();
  }

  private EdgeCounts counts(RelationshipScan scan) {
    EdgeCounts counts = new EdgeCounts(people, groups, this::check);
    scan.run(counts);
    budget.require(counts.bytes());
    return counts;
  }

  private void catchUp(FilledGraph graph) {
    commits.get().forEach(graph::apply);
    budget.requireWaiting(graph.waitingBytes());
  }

  private void check(LongSupplier bytes) {
    if (++count % CHECK_EVERY == 0) {
      budget.require(bytes.getAsLong());
    }
  }

  /** The second pass. */
  private final class Placing implements RelationshipScan.Visitor {

    private final FilledGraph graph;
    private final LongSupplier bytes;
    private int size;

    Placing(FilledGraph graph) {
      this.graph = graph;
      bytes = graph::bytes;
    }

    @Override
    public void reached(long id) {
      if (size >= budget.batchSize()) {
        catchUp(graph);
        graph.place();
        size = 0;
        budget.require(graph.bytes());
      }
      graph.reached(id);
      check(bytes);
    }

    @Override
    public void friendship(long from, long to) {
      graph.friendship(from, to);
      size++;
    }

    @Override
    public void membership(long from, long to) {
      graph.membership(from, to);
      size++;
    }
  }
}
