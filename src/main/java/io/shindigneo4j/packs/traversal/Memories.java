package io.shindigneo4j.packs.traversal;

import com.google.inject.Inject;
import io.shindigneo4j.server.graph.RunningTransactions;
import io.shindigneo4j.server.pack.PackLife;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.neo4j.dbms.api.DatabaseManagementService;

/** What is remembered of each database, in its present era. Safe for use by many threads. */
final class Memories implements PackLife {

  /**
   * What is remembered.
   *
   * @param earlier transactions that the listener may not be told of; nothing is remembered before
   *     they have ended
   */
  private record Known(
      long era, KindMemory memory, Forgetting listener, RunningTransactions earlier) {}

  private final DatabaseManagementService databases;

  /** By the name of the database. Guarded by this. */
  private final Map<String, Known> known = new HashMap<>();

  @Inject
  Memories(DatabaseManagementService databases) {
    this.databases = databases;
  }

  /** What may be used, and added to, for as long as the call takes; empty where nothing may. */
  Optional<KindMemory> of(ProcedureContext context) {
    long era = context.era();
    return era == ProcedureContext.NO_ERA ? Optional.empty() : of(context.database(), era);
  }

  private synchronized Optional<KindMemory> of(String database, long era) {
    Known found = known.get(database);
    if (found == null || found.era() < era) {
      found = begin(database, era, found);
    }
    boolean usable = found.era() == era && found.earlier().haveEnded();
    return usable ? Optional.of(found.memory()) : Optional.empty();
  }

  /** The listener may have gone with a database that had the same name. */
  private Known begin(String database, long era, Known earlier) {
    if (earlier != null) {
      silence(database, earlier);
    }
    KindMemory memory = new KindMemory();
    Forgetting listener = new Forgetting(memory);
    databases.registerTransactionEventListener(database, listener);
    RunningTransactions running = RunningTransactions.of(databases.database(database));
    Known begun = new Known(era, memory, listener, running);
    known.put(database, begun);
    return begun;
  }

  private void silence(String database, Known ended) {
    try {
      databases.unregisterTransactionEventListener(database, ended.listener());
    } catch (IllegalStateException e) {
      // it has gone with its database
    }
  }

  @Override
  public synchronized void stop() {
    known.forEach(this::silence);
    known.clear();
  }
}
