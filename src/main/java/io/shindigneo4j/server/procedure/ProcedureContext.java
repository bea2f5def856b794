package io.shindigneo4j.server.procedure;

import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.graph.SocialGraph;
import org.neo4j.graphdb.Transaction;

/** What a procedure works with. For use by the transaction's thread. */
public interface ProcedureContext {

  Transaction transaction();

  /**
   * The id of the node of a person.
   *
   * @param id the person's own
   * @return {@link SocialGraph#NONE} where there is nobody
   */
  long person(String id);

  /** From memory where that is as new as the transaction, or else from the store. */
  SocialGraph graph();

  /** From memory where that is as new as the transaction, or else from the store. */
  NodeProperties properties();

  /** From memory where that is as new as the transaction, or else from the store. */
  NodeLinks links();
}
