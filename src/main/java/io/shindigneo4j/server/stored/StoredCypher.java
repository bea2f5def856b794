package io.shindigneo4j.server.stored;

import io.shindigneo4j.server.procedure.ProcedureDescription;
import io.shindigneo4j.server.procedure.ReferenceCount;
import io.shindigneo4j.server.procedure.RegisteredProcedure;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.server.source.ProcedureSource;
import io.shindigneo4j.server.source.ProcedureSourceException;
import java.util.List;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.QueryExecutionException;
import org.neo4j.graphdb.Transaction;

/** A file of Cypher: one procedure. */
final class StoredCypher implements ProcedureSource {

  private final ReferenceCount references = new ReferenceCount();
  private final CypherProcedure text;
  private final RegisteredProcedure procedure;

  /**
   * @param header of the text
   * @throws IllegalArgumentException if the name is not valid
   */
  StoredCypher(String name, String origin, Header header, String text) {
    this.text = new CypherProcedure(text, header);
    this.procedure =
        RegisteredProcedure.of(
            new ProcedureDescription(
                name,
                header.description(),
                header.version(),
                header.mode(),
                header.parameters(),
                origin),
            references,
            values -> ParameterCheck.checked(header.parameters(), values),
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
      if (e instanceof RequestException || isInvalidCypher(e)) {
        throw new ProcedureSourceException(e.getMessage());
      }
      // the database is not available; the first call will check
    }
  }

  private static boolean isInvalidCypher(RuntimeException failure) {
    return failure instanceof QueryExecutionException query
        && query.getStatusCode().startsWith("Neo.ClientError.Statement");
  }

  @Override
  public void retire() {
    references.close();
  }

  @Override
  public boolean isUnused() {
    return references.isUnused();
  }
}
