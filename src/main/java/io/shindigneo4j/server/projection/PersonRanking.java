package io.shindigneo4j.server.projection;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.commit.CommitSequencer;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.SocialGraph;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.StreamSupport;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.ResourceIterator;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.schema.IndexDefinition;
import org.neo4j.graphdb.schema.IndexType;
import org.neo4j.graphdb.schema.Schema;

/**
 * Ranks the people in memory by their ids, while others write. Without an index of the ids, nobody
 * is ranked. Confined to the thread of the fills.
 */
final class PersonRanking {

  /** Goes through the index in its order, so that nothing is sorted. Leaves out what is no text. */
  static final String IN_ORDER =
      "MATCH (person:Person) USING RANGE INDEX person:Person(id)"
          + " WHERE person.id >= '' RETURN person ORDER BY person.id";

  private static final String COLUMN = "person";
  private static final long NO_TIMEOUT = 0;
  private static final int CHECK_EVERY = 1024;

  /** People are ranked again once more than this share of them may have no rank. */
  private static final int SHARE = 16;

  private final GraphDatabaseService database;
  private final CommitSequencer<GraphDelta> sequencer;
  private final SnapshotHolder snapshots;

  private Snapshot graph;

  /** Null where nobody can be ranked. */
  private PersonRanks ranks;

  /** Whether the last try has failed, or found no index. */
  private boolean unranked;

  PersonRanking(
      GraphDatabaseService database,
      CommitSequencer<GraphDelta> sequencer,
      SnapshotHolder snapshots) {
    this.database = database;
    this.sequencer = sequencer;
    this.snapshots = snapshots;
  }

  /** Ranks everybody if nobody is ranked, or many are not. */
  void renew() {
    if (unranked || isOutdated()) {
      run();
    }
  }

  /** Whether nobody is ranked who could be. */
  boolean isNeeded() {
    return unranked;
  }

  private boolean isOutdated() {
    boolean[] outdated = new boolean[1];
    sequencer.runExclusively(
        () -> {
          Snapshot newest = snapshots.snapshot();
          outdated[0] = newest != null && snapshots.renamed() > newest.people() / SHARE;
        });
    return outdated[0];
  }

  /** Ranks everybody. */
  void run() {
    unranked = true;
    try {
      sequencer.runExclusively(this::begin);
      unranked = ranks != null && !rankAll();
      if (ranks != null && !unranked) {
        sequencer.runExclusively(() -> snapshots.ranked(ranks));
      }
    } finally {
      graph = null;
      ranks = null;
    }
  }

  private void begin() {
    graph = snapshots.snapshot();
    ranks = snapshots.beginRanking();
  }

  /** Sees all commits that the snapshot has; whom later ones change, loses the rank again. */
  private boolean rankAll() {
    try (Transaction transaction = database.beginTx(NO_TIMEOUT, TimeUnit.SECONDS)) {
      return hasIndex(transaction.schema()) && rankAll(transaction);
    }
  }

  private static boolean hasIndex(Schema schema) {
    return StreamSupport.stream(
            schema.getIndexes(Label.label(GraphNames.PERSON)).spliterator(), false)
        .filter(index -> index.getIndexType() == IndexType.RANGE)
        .filter(index -> List.of(GraphNames.ID).equals(keys(index)))
        .anyMatch(index -> schema.getIndexState(index) == Schema.IndexState.ONLINE);
  }

  private static List<String> keys(IndexDefinition index) {
    return StreamSupport.stream(index.getPropertyKeys().spliterator(), false).toList();
  }

  private boolean rankAll(Transaction transaction) {
    int place = 0;
    try (Result result = transaction.execute(IN_ORDER);
        ResourceIterator<Node> people = result.columnAs(COLUMN)) {
      while (people.hasNext()) {
        rank(NodeIds.of(people.next()), place++);
        if (place % CHECK_EVERY == 0 && snapshots.snapshot() == null) {
          return false;
        }
      }
    }
    return true;
  }

  private void rank(long node, int place) {
    int number = graph.person(node);
    if (number != SocialGraph.NONE) {
      ranks.rank(number, place);
    }
  }
}
