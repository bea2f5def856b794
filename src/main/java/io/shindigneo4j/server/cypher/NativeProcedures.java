package io.shindigneo4j.server.cypher;

import io.shindigneo4j.protocol.AccessMode;
import java.util.Map;
import java.util.stream.Stream;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;
import org.neo4j.internal.kernel.api.security.SecurityContext;
import org.neo4j.procedure.Context;
import org.neo4j.procedure.Description;
import org.neo4j.procedure.Mode;
import org.neo4j.procedure.Name;
import org.neo4j.procedure.Procedure;

/**
 * The procedures that Cypher calls. Neo4j makes an instance for each call and injects the fields.
 */
public final class NativeProcedures {

  @Context public NativeCalls calls;

  @Context public Transaction transaction;

  @Context public GraphDatabaseService database;

  @Context public SecurityContext security;

  @Procedure(name = "shindig.read", mode = Mode.READ)
  @Description("Calls a native procedure that changes nothing: a row for each of its records.")
  public Stream<CypherRow> read(
      @Name("name") String name,
      @Name(value = "parameters", defaultValue = "{}") Map<String, Object> parameters) {
    return call(AccessMode.READ, name, parameters);
  }

  @Procedure(name = "shindig.write", mode = Mode.WRITE)
  @Description("Calls a native procedure that may change the graph: a row for each of its records.")
  public Stream<CypherRow> write(
      @Name("name") String name,
      @Name(value = "parameters", defaultValue = "{}") Map<String, Object> parameters) {
    return call(mode(), name, parameters);
  }

  /**
   * Calls a procedure of either mode. Neo4j's mode {@code WRITE} is the one in which a procedure
   * may do all that its caller may do; {@code shindig.write} has it too.
   */
  @Procedure(name = "shindig.call", mode = Mode.WRITE)
  @Description("Calls a native procedure, of whichever mode: a row for each of its records.")
  public Stream<CypherRow> call(
      @Name("name") String name,
      @Name(value = "parameters", defaultValue = "{}") Map<String, Object> parameters) {
    return call(mode(), name, parameters);
  }

  /** The caller's permissions, by the user's rights and those of the request. */
  private AccessMode mode() {
    return security.mode().allowsWrites() ? AccessMode.WRITE : AccessMode.READ;
  }

  private Stream<CypherRow> call(AccessMode mode, String name, Map<String, Object> parameters) {
    String user = security.subject().executingUser();
    return calls.call(database, transaction, user, mode, name, parameters);
  }
}
