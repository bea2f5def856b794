package io.shindigneo4j.procedures.query;

import io.shindigneo4j.server.graph.SocialGraph;
import org.neo4j.graphdb.Node;

/**
 * A node that may be on the list, with its place in the natural order.
 *
 * @param place in the order of ids, as {@link SocialGraph#rank} has it
 */
public record Candidate(Node node, long rank, int place) {

  /** One whose place in the order of ids is not known. */
  public Candidate(Node node, long rank) {
    this(node, rank, SocialGraph.NONE);
  }
}
