package io.shindigneo4j.packs.traversal;

import com.google.inject.Inject;
import io.shindigneo4j.server.pack.PackLife;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.neo4j.dbms.api.DatabaseManagementService;

/** What is remembered of each database, in its present era. Safe for use by many threads. */
final class Memories implements PackLife {

  /** In which those commits end that had begun when their listener came, and do not know it. */
  private static final Duration SETTLING = Duration.ofSeconds(1);

  private record Known(long era, KindMemory memory, Forgetting listener, long began) {}

  private final DatabaseManagementService databases;
  private final LongSupplier clock;

  /** By the name of the database. Guarded by this. */
  private final Map<String, Known> known = new HashMap<>();

  @Inject
  Memories(DatabaseManagementService databases) {
    this(databases, System::nanoTime);
  }

  /**
   * @param clock in nanoseconds
   */
  Memories(DatabaseManagementService databases, LongSupplier clock) {
    this.databases = databases;
    this.clock = clock;
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
    boolean settled = clock.getAsLong() - found.began() >= SETTLING.toNanos();
    return settled && found.era() == era ? Optional.of(found.memory()) : Optional.empty();
  }

  /** The listener may have gone with a database that had the same name. */
  private Known begin(String database, long era, Known earlier) {
    if (earlier != null) {
      silence(database, earlier);
    }
    KindMemory memory = new KindMemory();
    Forgetting listener = new Forgetting(memory);
    databases.registerTransactionEventListener(database, listener);
    Known begun = new Known(era, memory, listener, clock.getAsLong());
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
