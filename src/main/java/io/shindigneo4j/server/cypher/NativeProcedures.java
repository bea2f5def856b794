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

/** What Cypher calls. Neo4j makes one for each call, and fills in the fields. */
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
   * Of {@code shindig.write} in all but its name: of the modes that Neo4j has for procedures, it is
   * the one that lets one do what its caller may do, be it to read or to write.
   */
  @Procedure(name = "shindig.call", mode = Mode.WRITE)
  @Description("Calls a native procedure, of whichever mode: a row for each of its records.")
  public Stream<CypherRow> call(
      @Name("name") String name,
      @Name(value = "parameters", defaultValue = "{}") Map<String, Object> parameters) {
    return call(mode(), name, parameters);
  }

  /** What the caller may do, by the user's rights and those of the request. */
  private AccessMode mode() {
    return security.mode().allowsWrites() ? AccessMode.WRITE : AccessMode.READ;
  }

  private Stream<CypherRow> call(AccessMode mode, String name, Map<String, Object> parameters) {
    String user = security.subject().executingUser();
    return calls.call(database, transaction, user, mode, name, parameters);
  }
}
