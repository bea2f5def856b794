package io.shindigneo4j.packs.traversal;

import com.google.inject.Inject;
import io.shindigneo4j.server.graph.RunningTransactions;
import io.shindigneo4j.server.pack.PackLife;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.neo4j.dbms.api.DatabaseManagementService;

/** The cache of each database, in its current era. Thread-safe. */
final class KindCaches implements PackLife {

  /**
   * The cache of one database.
   *
   * @param earlier transactions that the listener may miss; nothing is cached before they have
   *     ended
   */
  private record Known(
      long era, KindCache memory, CacheInvalidation listener, RunningTransactions earlier) {}

  private final DatabaseManagementService databases;

  /** By the name of the database. Guarded by this. */
  private final Map<String, Known> known = new HashMap<>();

  @Inject
  KindCaches(DatabaseManagementService databases) {
    this.databases = databases;
  }

  /** The cache that a call may read and extend; empty if it may not. */
  Optional<KindCache> of(ProcedureContext context) {
    long era = context.era();
    return era == ProcedureContext.NO_ERA ? Optional.empty() : of(context.database(), era);
  }

  private synchronized Optional<KindCache> of(String database, long era) {
    Known found = known.get(database);
    if (found == null || found.era() < era) {
      found = begin(database, era, found);
    }
    boolean usable = found.era() == era && found.earlier().haveEnded();
    return usable ? Optional.of(found.memory()) : Optional.empty();
  }

  /**
   * Registers the listener again, because an earlier database of that name may have taken it away.
   */
  private Known begin(String database, long era, Known earlier) {
    if (earlier != null) {
      silence(database, earlier);
    }
    KindCache memory = new KindCache();
    CacheInvalidation listener = new CacheInvalidation(memory);
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
