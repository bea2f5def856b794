package io.shindigneo4j.server.execution;

import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.server.procedure.RequestException;
import org.neo4j.graphdb.Transaction;
import org.neo4j.kernel.api.exceptions.Status;

/** Plans Cypher texts. */
public final class CypherPlan {

  private CypherPlan() {}

  /**
   * Has Neo4j plan a text without running it. The plan is kept for the text with parameters of the
   * same types.
   */
  public static void make(Transaction transaction, RunCypher run) {
    String text = "EXPLAIN " + CypherOptions.withoutProfile(run.text());
    transaction.execute(text, CypherParameters.of(run.parameters())).close();
  }

  /** Whether planning has failed because of the text itself: it fails again as soon. */
  public static boolean isWrongText(String text, Throwable failure) {
    return CypherOptions.areKnown(text) && isWrongText(failure);
  }

  private static boolean isWrongText(Throwable failure) {
    for (Throwable reason = failure; reason != null; reason = reason.getCause()) {
      if (reason instanceof RequestException) {
        return false;
      } else if (reason instanceof Status.HasStatus known) {
        return known.status() == Status.Statement.SyntaxError
            || known.status() == Status.Statement.SemanticError;
      }
    }
    return false;
  }
}
