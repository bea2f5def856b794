package io.shindigneo4j.server.procedure;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.CypherFiles;
import io.shindigneo4j.schema.Operation;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.neo4j.graphdb.Transaction;

/**
 * The procedures by name: the built-in ones, which stay, and those of files, which are replaced all
 * at once. A call goes on with the code that it began with. Thread-safe.
 */
public final class ProcedureRegistry {

  private static final long DEFAULT_WORK_LIMIT = 20_000_000;

  /** The version of the plug-in's jar; unknown when it runs from a folder of classes. */
  private static final String VERSION =
      Objects.requireNonNullElse(
          ProcedureRegistry.class.getPackage().getImplementationVersion(), "unknown");

  private final long workLimit;
  private final ProcedureRights rights;

  private final Map<String, RegisteredProcedure> builtIn = new ConcurrentHashMap<>();

  /** The names of those built-in ones whose executions are Cypher texts. */
  private final Set<String> inCypher = ConcurrentHashMap.newKeySet();

  /** All procedures by name. Immutable; replaced under the lock of this. */
  private volatile Map<String, RegisteredProcedure> procedures = Map.of();

  /** A registry without restrictions of rights. */
  public ProcedureRegistry() {
    this(DEFAULT_WORK_LIMIT, ProcedureRights.parse("*"));
  }

  /**
   * @param workLimit the most relationships that one call of a graph algorithm may visit
   * @param rights decide which procedures a user is shown; calls are checked elsewhere
   */
  public ProcedureRegistry(long workLimit, ProcedureRights rights) {
    this.workLimit = workLimit;
    this.rights = rights;
    registerProcedure(ProcedureListing.OPERATION, new ProcedureListing(this));
  }

  /** The most relationships that one call of a graph algorithm may visit. */
  public long workLimit() {
    return workLimit;
  }

  /**
   * Adds a built-in operation that needs only its transaction.
   *
   * @throws IllegalStateException if the name is taken
   */
  public <P extends Record, R> void register(
      Operation<P, R> operation, NativeOperation<P, R> execution) {
    registerGraph(
        operation, (context, parameters) -> execution.run(context.transaction(), parameters));
  }

  /** Adds an operation that may read the graph in memory; otherwise as {@link #register}. */
  public <P extends Record, R> void registerGraph(
      Operation<P, R> operation, GraphOperation<P, R> execution) {
    registerProcedure(
        operation,
        (context, parameters) ->
            ProcedureResult.of(operation.resultType(), execution.run(context, parameters)));
  }

  /** Adds a procedure that needs only its transaction; otherwise as {@link #registerProcedure}. */
  public <P extends Record> void registerUntyped(
      Operation<P, ?> operation, NativeProcedure<P> procedure) {
    registerProcedure(
        operation, (context, parameters) -> procedure.call(context.transaction(), parameters));
  }

  /**
   * Adds an operation whose execution is the Cypher text of its name; otherwise as {@link
   * #register}.
   *
   * @throws IllegalArgumentException if there is no such text
   */
  public <P extends Record> void registerCypher(Operation<P, ?> operation) {
    String text = CypherFiles.text(operation.name());
    inCypher.add(operation.name());
    registerUntyped(
        operation,
        (transaction, parameters) ->
            ProcedureResult.of(
                transaction.execute(text, CypherFiles.parameters(operation.toMap(parameters)))));
  }

  /**
   * Adds a built-in procedure that names its columns itself.
   *
   * @throws IllegalStateException if the name is taken
   */
  public <P extends Record> void registerProcedure(
      Operation<P, ?> operation, GraphProcedure<P> procedure) {
    register(
        RegisteredProcedure.of(
            ProcedureDescription.of(operation, VERSION, ProcedureDescription.BUILT_IN),
            CodeReference.PERMANENT,
            operation::fromMap,
            procedure));
  }

  private synchronized void register(RegisteredProcedure procedure) {
    if (builtIn.putIfAbsent(procedure.name(), procedure) != null) {
      throw new IllegalStateException("two procedures have the name " + procedure.name());
    }
    replaceOthers(List.of());
  }

  /** Whether a built-in procedure has that name. */
  public boolean isBuiltIn(String name) {
    return builtIn.containsKey(name);
  }

  /** Whether a built-in procedure has that name, and is no Cypher text, which may be planned. */
  public boolean isNative(String name) {
    return isBuiltIn(name) && !inCypher.contains(name);
  }

  /**
   * Replaces all procedures that are not built in. A procedure takes over the statistics of the one
   * that had its name before.
   *
   * @throws IllegalStateException if a name is taken; nothing is changed then
   */
  public synchronized void replaceOthers(Collection<RegisteredProcedure> others) {
    Map<String, RegisteredProcedure> next = new TreeMap<>(builtIn);
    for (RegisteredProcedure other : others) {
      RegisteredProcedure earlier = procedures.get(other.name());
      RegisteredProcedure added = earlier == null ? other : other.continuing(earlier);
      if (next.putIfAbsent(other.name(), added) != null) {
        throw new IllegalStateException("two procedures have the name " + other.name());
      }
    }
    procedures = Collections.unmodifiableMap(next);
  }

  public boolean has(String name) {
    return procedures.containsKey(name);
  }

  /** All procedures, ordered by name. */
  public List<ProcedureDescription> descriptions() {
    return procedures.values().stream().map(RegisteredProcedure::description).toList();
  }

  /** Those that a user may call, ordered by name. */
  public List<ProcedureDescription> descriptions(String user) {
    return callableBy(user).map(RegisteredProcedure::description).toList();
  }

  Stream<RegisteredProcedure> callableBy(String user) {
    return procedures.values().stream().filter(procedure -> rights.allow(user, procedure.name()));
  }

  /**
   * Calls a procedure. The caller commits or rolls the transaction back after the call has ended.
   *
   * @param mode what the caller allows the procedure to do
   * @param contexts creates its context, unless there is no such procedure
   */
  public ProcedureCall call(
      String name,
      AccessMode mode,
      Transaction transaction,
      ProcedureContexts contexts,
      Map<String, Object> parameters) {
    return acquired(name).call(mode, transaction, contexts, parameters);
  }

  /** Code is unloaded only after it was replaced: another look finds the new code, or none. */
  private RegisteredProcedure acquired(String name) {
    RegisteredProcedure found = find(name);
    while (!found.acquire()) {
      Thread.onSpinWait();
      found = find(name);
    }
    return found;
  }

  private RegisteredProcedure find(String name) {
    RegisteredProcedure found = procedures.get(name);
    if (found == null) {
      throw RequestException.unknownProcedure(name);
    }
    return found;
  }
}
