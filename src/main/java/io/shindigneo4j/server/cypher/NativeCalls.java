package io.shindigneo4j.server.cypher;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.server.audit.ServerAudit;
import io.shindigneo4j.server.procedure.ProcedureCall;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.server.session.Databases;
import java.util.Iterator;
import java.util.Map;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.QueryExecutionException;
import org.neo4j.graphdb.Transaction;
import org.neo4j.internal.kernel.api.connectioninfo.ClientConnectionInfo;
import org.neo4j.kernel.api.exceptions.Status;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;

/**
 * Calls native procedures in the caller's transaction, by the same names and in the same databases
 * as over the WebSocket. Safe for use by many threads.
 */
public final class NativeCalls {

  private static final String NOT_READY = "database.not-ready";

  private final ProcedureRegistry procedures;
  private final ProcedureRights rights;
  private final Databases databases;
  private final Function<GraphDatabaseAPI, ProcedureContexts> contexts;
  private final ServerAudit audit;
  private final Log log;

  /**
   * @param contexts of the procedures in each database
   */
  public NativeCalls(
      ProcedureRegistry procedures,
      ProcedureRights rights,
      Databases databases,
      Function<GraphDatabaseAPI, ProcedureContexts> contexts,
      ServerAudit audit,
      Log log) {
    this.procedures = procedures;
    this.rights = rights;
    this.databases = databases;
    this.contexts = contexts;
    this.audit = audit;
    this.log = log;
  }

  Stream<CypherRow> call(
      GraphDatabaseService database,
      Transaction transaction,
      String user,
      AccessMode mode,
      String name,
      Map<String, Object> parameters) {
    requireAllowed(transaction, user, name);
    GraphDatabaseAPI found = requireReady(database.databaseName());
    ProcedureCall call =
        translated(
            name,
            () -> procedures.call(name, mode, transaction, contexts.apply(found), parameters));
    return rows(name, call);
  }

  /** Neo4j closes them with the query. */
  private Stream<CypherRow> rows(String name, ProcedureCall call) {
    Spliterator<CypherRow> rows =
        Spliterators.spliteratorUnknownSize(iterator(name, call), Spliterator.ORDERED);
    return StreamSupport.stream(rows, false).onClose(call::close);
  }

  /** The procedure may make its records, and fail, as they are asked for. */
  private Iterator<CypherRow> iterator(String name, ProcedureCall call) {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return translated(name, call::hasNext);
      }

      @Override
      public CypherRow next() {
        return CypherRow.of(call.columns(), translated(name, call::next));
      }
    };
  }

  private void requireAllowed(Transaction transaction, String user, String name) {
    try {
      rights.require(user, name);
    } catch (RequestException e) {
      audit.forbidden(user, address(transaction), e.code(), name);
      throw told(e);
    }
  }

  private static String address(Transaction transaction) {
    ClientConnectionInfo client =
        ((InternalTransaction) transaction).kernelTransaction().clientInfo();
    return client == null ? "" : client.clientAddress();
  }

  private static CallException told(RequestException refused) {
    return new CallException(refused.code(), refused.getMessage());
  }

  /** Does not wait: a migration may wait for the caller's transaction. */
  private GraphDatabaseAPI requireReady(String name) {
    return databases
        .find(name)
        .filter(database -> succeeded(databases.ready(database)))
        .orElseThrow(
            () -> new CallException(NOT_READY, "the schema is not what the procedures need"));
  }

  private static boolean succeeded(CompletableFuture<Void> ready) {
    return ready.isDone() && !ready.isCompletedExceptionally();
  }

  /** Does a part of a call; what fails there comes out as the caller is to see it. */
  private <T> T translated(String name, Supplier<T> part) {
    try {
      return part.get();
    } catch (RequestException e) {
      throw told(e);
    } catch (InvalidParameterException e) {
      throw told(RequestException.invalidParameter(e.getMessage()));
    } catch (RuntimeException | Error e) {
      if (isNeo4js(e)) {
        throw e;
      }
      if (e instanceof QueryExecutionException && e.getCause() instanceof Status.HasStatus known) {
        throw new TextException(known.status(), e);
      }
      log.error("The native procedure " + name + " has failed", e);
      throw new CallException(ErrorCode.INTERNAL, "the server's log has details");
    }
  }

  private static boolean isNeo4js(Throwable failure) {
    return failure instanceof Status.HasStatus || failure instanceof NotFoundException;
  }

  /** The failure of a procedure's Cypher text, with the status that Neo4j has given it. */
  private static final class TextException extends RuntimeException implements Status.HasStatus {

    private static final long serialVersionUID = 1L;

    private final transient Status status;

    TextException(Status status, Throwable cause) {
      super(cause.getMessage(), cause);
      this.status = status;
    }

    @Override
    public Status status() {
      return status;
    }
  }

  /** A failure whose message begins with a code of {@code protocol.ErrorCode}. */
  private static final class CallException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    CallException(String code, String message) {
      super(code + ": " + message);
    }
  }
}
