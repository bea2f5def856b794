package io.shindigneo4j.server.projection;

import io.shindigneo4j.schema.GraphNames;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;
import org.neo4j.internal.kernel.api.Read;
import org.neo4j.internal.kernel.api.TokenRead;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/**
 * The least memory that the graph of a database would take, by the numbers of nodes and
 * relationships that Neo4j keeps. It takes no time to ask for them.
 */
final class GraphSizeEstimate {

  /** Of a friendship: its end node, in a list that serves both directions. */
  private static final int FRIENDSHIP_BYTES = Integer.BYTES;

  /** Of a membership: its two ends. */
  private static final int MEMBERSHIP_BYTES = 2 * Integer.BYTES;

  private static final int ANY = -1;

  private final Read read;
  private final TokenRead tokens;

  private GraphSizeEstimate(KernelTransaction kernel) {
    read = kernel.dataRead();
    tokens = kernel.tokenRead();
  }

  static long bytes(GraphDatabaseService database) {
    try (Transaction transaction = database.beginTx()) {
      return new GraphSizeEstimate(((InternalTransaction) transaction).kernelTransaction()).bytes();
    }
  }

  private long bytes() {
    return nodes(GraphNames.PERSON) * nodeBytes(Snapshot.EMPTY.personAdjacency())
        + nodes(GraphNames.GROUP) * nodeBytes(Snapshot.EMPTY.groupAdjacency())
        + relationships(GraphNames.FRIEND_OF) * FRIENDSHIP_BYTES
        + relationships(GraphNames.MEMBER_OF) * MEMBERSHIP_BYTES;
  }

  private static long nodeBytes(Adjacency empty) {
    return AdjacencyChunk.emptyBytes(empty.kinds()) / AdjacencyChunk.SIZE;
  }

  private long nodes(String label) {
    int id = tokens.nodeLabel(label);
    return id < 0 ? 0 : read.countsForNode(id);
  }

  private long relationships(String type) {
    int id = tokens.relationshipType(type);
    return id < 0 ? 0 : read.countsForRelationship(ANY, id, ANY);
  }
}
