package io.shindigneo4j.server.execution;

import io.shindigneo4j.protocol.Message.RunCypher;
import org.neo4j.graphdb.Transaction;

/** Plans Cypher texts. */
public final class CypherPlan {

  private CypherPlan() {}

  /**
   * Has Neo4j plan a text without running it. The plan is kept for the text with parameters of the
   * same types.
   */
  public static void make(Transaction transaction, RunCypher run) {
    transaction.execute("EXPLAIN " + run.text(), CypherParameters.of(run.parameters())).close();
  }
}
