package io.shindigneo4j.server.procedure;

import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.graph.SocialGraph;
import org.neo4j.graphdb.Transaction;

/** What a procedure works with. For use by the transaction's thread. */
public interface ProcedureContext {

  /** That nothing may be remembered; less than any other era. */
  long NO_ERA = -1;

  Transaction transaction();

  /** The name of its database. */
  String database();

  /** The name of the user whose transaction it is; empty where Neo4j knows none. */
  String user();

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

  /**
   * Lets a pack keep something of the store from one call to the next, which a listener of
   * transactions has it forget. It may be used, and added to, within the era that it was begun in.
   * Another one, with a greater number, begins where commits may have been made that no listener
   * here has heard of in full, as those of other members of a cluster.
   *
   * @return {@link #NO_ERA} where what the transaction sees is not what all others see, as after a
   *     write of its own or with a user who may not read the whole graph, and where it is not known
   *     that all commits have been heard of
   */
  default long era() {
    return NO_ERA;
  }
}
