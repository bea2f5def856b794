package io.shindigneo4j.server.stored;

import io.shindigneo4j.server.procedure.CountedGate;
import io.shindigneo4j.server.procedure.ProcedureDescription;
import io.shindigneo4j.server.procedure.RegisteredProcedure;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.server.source.Source;
import io.shindigneo4j.server.source.SourceException;
import java.util.List;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.QueryExecutionException;
import org.neo4j.graphdb.Transaction;

/** What a file of Cypher brings: one procedure. */
final class StoredCypher implements Source {

  private final CountedGate gate = new CountedGate();
  private final CypherText text;
  private final RegisteredProcedure procedure;

  /**
   * @param header of the text
   * @throws IllegalArgumentException for a name that no procedure can have
   */
  StoredCypher(String name, String origin, Header header, String text) {
    this.text = new CypherText(text, header);
    this.procedure =
        RegisteredProcedure.of(
            new ProcedureDescription(
                name,
                header.description(),
                header.version(),
                header.mode(),
                header.parameters(),
                origin),
            gate,
            sent -> Arguments.checked(header.parameters(), sent),
            this.text);
  }

  @Override
  public String origin() {
    return procedure.description().origin();
  }

  @Override
  public List<RegisteredProcedure> procedures() {
    return List.of(procedure);
  }

  @Override
  public void check(GraphDatabaseService database) {
    try (Transaction transaction = database.beginTx()) {
      text.check(transaction);
    } catch (RuntimeException e) {
      if (e instanceof RequestException || isNoCypher(e)) {
        throw new SourceException(e.getMessage());
      }
      // the database cannot be used now; the first call will tell
    }
  }

  private static boolean isNoCypher(RuntimeException failure) {
    return failure instanceof QueryExecutionException query
        && query.getStatusCode().startsWith("Neo.ClientError.Statement");
  }

  @Override
  public void retire() {
    gate.close();
  }

  @Override
  public boolean isDeserted() {
    return gate.isDeserted();
  }
}
