package io.shindigneo4j.server.procedure;

import io.shindigneo4j.protocol.AccessMode;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.neo4j.graphdb.Transaction;

/** The procedures by name. Filled at start by one thread, then read by many. */
public final class ProcedureRegistry {

  /** A procedure with what is needed to call it. */
  private record Entry<P>(
      AccessMode mode, Function<Map<String, Object>, P> parse, GraphProcedure<P> procedure) {

    ProcedureResult call(ProcedureContext context, Map<String, Object> parameters) {
      return procedure.call(context, parsed(parameters));
    }

    private P parsed(Map<String, Object> parameters) {
      try {
        return parse.apply(parameters);
      } catch (IllegalArgumentException e) {
        throw RequestException.invalidParameter(e.getMessage());
      }
    }
  }

  private static final long DEFAULT_WORK_LIMIT = 20_000_000;

  private final Map<String, Entry<?>> entries = new HashMap<>();
  private final long workLimit;

  public ProcedureRegistry() {
    this(DEFAULT_WORK_LIMIT);
  }

  /**
   * @param workLimit the most relationships that one call of a graph algorithm may look at
   */
  public ProcedureRegistry(long workLimit) {
    this.workLimit = workLimit;
  }

  /** The most relationships that one call of a graph algorithm may look at. */
  public long workLimit() {
    return workLimit;
  }

  /**
   * A procedure that changes nothing; it is never committed.
   *
   * @param parse makes the parameters out of what was sent; an {@link IllegalArgumentException}
   *     tells the caller what is wrong
   * @throws IllegalStateException for a name that is taken
   */
  public <P> void registerRead(
      String name, Function<Map<String, Object>, P> parse, NativeProcedure<P> procedure) {
    registerGraphRead(name, parse, plain(procedure));
  }

  /** A procedure that changes the graph; otherwise as {@link #registerRead}. */
  public <P> void registerWrite(
      String name, Function<Map<String, Object>, P> parse, NativeProcedure<P> procedure) {
    registerGraphWrite(name, parse, plain(procedure));
  }

  private static <P> GraphProcedure<P> plain(NativeProcedure<P> procedure) {
    return (context, parameters) -> procedure.call(context.transaction(), parameters);
  }

  /** A procedure that reads what is kept in memory, too; otherwise as {@link #registerRead}. */
  public <P> void registerGraphRead(
      String name, Function<Map<String, Object>, P> parse, GraphProcedure<P> procedure) {
    register(name, new Entry<>(AccessMode.READ, parse, procedure));
  }

  /** A procedure that changes the graph; otherwise as {@link #registerGraphRead}. */
  public <P> void registerGraphWrite(
      String name, Function<Map<String, Object>, P> parse, GraphProcedure<P> procedure) {
    register(name, new Entry<>(AccessMode.WRITE, parse, procedure));
  }

  private void register(String name, Entry<?> entry) {
    if (entries.putIfAbsent(name, entry) != null) {
      throw new IllegalStateException("two procedures have the name " + name);
    }
  }

  /** The names of all procedures, each with its mode. */
  public Map<String, AccessMode> modes() {
    return entries.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue().mode()));
  }

  /**
   * Calls a procedure in a transaction that the caller commits or rolls back.
   *
   * @param contexts makes what it works with; not asked where there is no such procedure
   */
  public ProcedureResult call(
      String name,
      AccessMode mode,
      Transaction transaction,
      ProcedureContexts contexts,
      Map<String, Object> parameters) {
    Entry<?> entry = entries.get(name);
    if (entry == null) {
      throw RequestException.unknownProcedure(name);
    }
    if (entry.mode() == AccessMode.WRITE && mode == AccessMode.READ) {
      throw RequestException.readOnly();
    }
    return entry.call(contexts.of(transaction, entry.mode()), parameters);
  }
}
