package io.shindigneo4j.server.export;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.server.execution.ReadRights;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.ProcedureResult;
import io.shindigneo4j.server.procedure.RequestException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.function.Predicate;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.api.txstate.TxStateHolder;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;

/** The procedures of exports, which read a consistent copy of a graph. Thread-safe. */
public final class Exports implements AutoCloseable {

  private static final Duration LEASE = Duration.ofMinutes(1);
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /** Of the records of one answer. */
  private static final long MAX_BYTES = 1 << 20;

  private static final Label SCHEMA = Label.label("ShindigSchema");
  private static final String SCHEMA_NAME = MigrationSet.ofProject().name();

  private final DatabaseManagementService service;
  private final long memory;
  private final Predicate<GraphDatabaseAPI> follower;
  private final Log log;
  private final ExportLeases leases;

  /**
   * @param memory the most bytes for what others change while a database is read
   * @param follower whether another server of a cluster makes the commits of a database
   */
  public Exports(
      DatabaseManagementService service,
      long memory,
      Predicate<GraphDatabaseAPI> follower,
      ThreadFactory threads,
      Log log) {
    this(service, memory, follower, threads, LEASE, log);
  }

  /**
   * @param lease how long an export waits for its client
   */
  Exports(
      DatabaseManagementService service,
      long memory,
      Predicate<GraphDatabaseAPI> follower,
      ThreadFactory threads,
      Duration lease,
      Log log) {
    this.service = service;
    this.memory = memory;
    this.follower = follower;
    this.log = log;
    leases = new ExportLeases(threads, lease);
  }

  /** Adds the procedures. */
  public void register(ProcedureRegistry registry) {
    registry.registerProcedure(ExportOperations.BEGIN, this::begin);
    registry.registerProcedure(ExportOperations.NEXT, this::next);
    registry.registerProcedure(ExportOperations.END, this::end);
  }

  private ProcedureResult begin(ProcedureContext context, BeginExport parameters) {
    KernelTransaction transaction = readableBy(context);
    GraphDatabaseAPI database = (GraphDatabaseAPI) service.database(context.database());
    if (context.database().equals(GraphDatabaseSettings.SYSTEM_DATABASE_NAME)) {
      throw ExportFailure.ofUsers();
    }
    if (follower.test(database)) {
      throw RequestException.notLeader();
    }
    ExportOwner owner = new ExportOwner(context.database(), context.user(), parameters.export());
    leases.begin(owner, () -> begin(database, transaction));
    return ProcedureResult.single(
        ExportOperations.BEGIN_COLUMNS, context.database(), schemaVersion(context));
  }

  private Export begin(GraphDatabaseAPI database, KernelTransaction transaction) {
    CommitRecording commits = new CommitRecording(service, database, memory, log);
    boolean begun = false;
    try (EntityReader reader = new EntityReader(transaction)) {
      if (!commits.begin(PATIENCE)) {
        throw commits.failure().orElse(ExportFailure.SLOW_COMMITS).exception();
      }
      Export export = new Export(commits, reader);
      begun = true;
      return export;
    } finally {
      if (!begun) {
        commits.close();
      }
    }
  }

  /** 0 for a graph that has had no migration. */
  private static long schemaVersion(ProcedureContext context) {
    Node node = context.transaction().findNode(SCHEMA, "name", SCHEMA_NAME);
    return node == null ? 0 : ((Number) node.getProperty("version")).longValue();
  }

  private ProcedureResult next(ProcedureContext context, NextOfExport parameters) {
    KernelTransaction transaction = readableBy(context);
    Export export =
        leases.find(new ExportOwner(context.database(), context.user(), parameters.export()));
    List<EntityRow> rows = export.next(parameters.chunk(), MAX_BYTES, transaction);
    return new ProcedureResult(EntityRow.COLUMNS, rows.stream().map(EntityRow::values).toList());
  }

  private ProcedureResult end(ProcedureContext context, EndExport parameters) {
    leases.end(new ExportOwner(context.database(), context.user(), parameters.export()));
    return ProcedureResult.empty(List.of());
  }

  /** The transaction of a call, which sees what all others see, and all of it. */
  private static KernelTransaction readableBy(ProcedureContext context) {
    KernelTransaction transaction =
        ((InternalTransaction) context.transaction()).kernelTransaction();
    if (!ReadRights.coverAll(transaction)) {
      throw ExportFailure.notAllToRead();
    }
    if (transaction instanceof TxStateHolder holder && holder.hasTxStateWithChanges()) {
      throw ExportFailure.writing();
    }
    return transaction;
  }

  /** Ends all exports. Others can be begun. */
  public void endAll() {
    leases.endAll();
  }

  @Override
  public void close() {
    leases.close();
  }

  /** The calls that make an export, in their order. */
  private static final class ExportOperations {

    static final Operation<BeginExport, ?> BEGIN =
        Operation.read(
            "system.export.begin",
            "Begins to read a consistent copy of the graph. A database has one export at a time.",
            BeginExport.class);

    static final Operation<NextOfExport, ?> NEXT =
        Operation.read(
            "system.export.next",
            "Reads some more of the copy: nodes, relationships, then what replaces some of these.",
            NextOfExport.class);

    static final Operation<EndExport, ?> END =
        Operation.read("system.export.end", "Ends an export.", EndExport.class);

    static final List<String> BEGIN_COLUMNS = List.of("database", "schemaVersion");

    private ExportOperations() {}
  }

  /** The parameters of {@code system.export.begin}. */
  record BeginExport(@Description("a name of the client's choice, such as a UUID") String export) {

    private static final int MAX_NAME_LENGTH = 100;

    BeginExport {
      if (export.isEmpty() || export.length() > MAX_NAME_LENGTH) {
        throw new InvalidParameterException(
            "export must have 1 to " + MAX_NAME_LENGTH + " characters");
      }
    }
  }

  /** The parameters of {@code system.export.next}. */
  record NextOfExport(
      @Description("the name of the export") String export,
      @Description("counts the calls, from 1 on; the last one may be repeated") long chunk) {}

  /** The parameters of {@code system.export.end}. */
  record EndExport(@Description("the name of the export") String export) {}
}
