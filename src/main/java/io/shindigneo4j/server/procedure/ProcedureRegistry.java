package io.shindigneo4j.server.procedure;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.Operation;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.neo4j.graphdb.Transaction;

/**
 * The procedures by name: those of the plug-in itself, which stay, and others, which are replaced
 * all at once. A call goes on with the code that it began with. Safe for use by many threads.
 */
public final class ProcedureRegistry {

  private static final long DEFAULT_WORK_LIMIT = 20_000_000;

  /** Of the plug-in's jar; there is none where it runs from a folder of classes. */
  private static final String VERSION =
      Objects.requireNonNullElse(
          ProcedureRegistry.class.getPackage().getImplementationVersion(), "unknown");

  private final long workLimit;
  private final ProcedureRights rights;

  /** Guarded by this. */
  private final Map<String, RegisteredProcedure> builtIn = new TreeMap<>();

  /** All by name; never changed, but replaced under the lock of this. */
  private volatile Map<String, RegisteredProcedure> procedures = Map.of();

  /** One of which everybody may call everything. */
  public ProcedureRegistry() {
    this(DEFAULT_WORK_LIMIT, ProcedureRights.parse("*"));
  }

  /**
   * @param workLimit the most relationships that one call of a graph algorithm may look at
   * @param rights by which users are told of procedures; calls are held against them elsewhere
   */
  public ProcedureRegistry(long workLimit, ProcedureRights rights) {
    this.workLimit = workLimit;
    this.rights = rights;
    registerProcedure(ProcedureListing.OPERATION, new ProcedureListing(this));
  }

  /** The most relationships that one call of a graph algorithm may look at. */
  public long workLimit() {
    return workLimit;
  }

  /**
   * Adds an operation of the plug-in that needs nothing but its transaction.
   *
   * @throws IllegalStateException for a name that is taken
   */
  public <P extends Record, R> void register(
      Operation<P, R> operation, NativeOperation<P, R> execution) {
    registerGraph(
        operation, (context, parameters) -> execution.run(context.transaction(), parameters));
  }

  /** One that reads what is kept in memory, too; otherwise as {@link #register}. */
  public <P extends Record, R> void registerGraph(
      Operation<P, R> operation, GraphOperation<P, R> execution) {
    registerProcedure(
        operation,
        (context, parameters) ->
            ProcedureResult.of(operation.resultType(), execution.run(context, parameters)));
  }

  /** As {@link #registerProcedure}, for one that needs nothing but its transaction. */
  public <P extends Record> void registerUntyped(
      Operation<P, ?> operation, NativeProcedure<P> procedure) {
    registerProcedure(
        operation, (context, parameters) -> procedure.call(context.transaction(), parameters));
  }

  /**
   * Adds a procedure of the plug-in that names its columns itself.
   *
   * @throws IllegalStateException for a name that is taken
   */
  public <P extends Record> void registerProcedure(
      Operation<P, ?> operation, GraphProcedure<P> procedure) {
    register(
        RegisteredProcedure.of(
            ProcedureDescription.of(operation, VERSION, ProcedureDescription.BUILT_IN),
            CallGate.ALWAYS_OPEN,
            operation::fromMap,
            procedure));
  }

  private synchronized void register(RegisteredProcedure procedure) {
    if (builtIn.putIfAbsent(procedure.name(), procedure) != null) {
      throw new IllegalStateException("two procedures have the name " + procedure.name());
    }
    replaceOthers(List.of());
  }

  /** Whether the plug-in itself has a procedure of that name. */
  public synchronized boolean isBuiltIn(String name) {
    return builtIn.containsKey(name);
  }

  /**
   * Puts procedures in the place of all that are not the plug-in's. Each goes on counting its calls
   * where one of its name was before.
   *
   * @throws IllegalStateException for a name that is taken; nothing has changed then
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

  /** All procedures there are now, by name. */
  public List<ProcedureDescription> descriptions() {
    return procedures.values().stream().map(RegisteredProcedure::description).toList();
  }

  /** Those of them that a user may call. */
  public List<ProcedureDescription> descriptions(String user) {
    return callableBy(user).map(RegisteredProcedure::description).toList();
  }

  Stream<RegisteredProcedure> callableBy(String user) {
    return procedures.values().stream().filter(procedure -> rights.allow(user, procedure.name()));
  }

  /**
   * Calls a procedure in a transaction that the caller commits or rolls back after the call's end.
   *
   * @param mode what the caller lets it do
   * @param contexts makes what it works with; not asked where there is no such procedure
   */
  public ProcedureCall call(
      String name,
      AccessMode mode,
      Transaction transaction,
      ProcedureContexts contexts,
      Map<String, Object> parameters) {
    return entered(name).call(mode, transaction, contexts, parameters);
  }

  /** Code is taken away only after it has been replaced: then there is other, or none. */
  private RegisteredProcedure entered(String name) {
    RegisteredProcedure found = find(name);
    while (!found.enter()) {
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
