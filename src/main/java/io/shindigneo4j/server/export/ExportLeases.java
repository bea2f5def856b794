package io.shindigneo4j.server.export;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The exports under way, one of each database. One whose client has gone ends when nobody has asked
 * for more of it for some time. Thread-safe.
 */
final class ExportLeases implements AutoCloseable {

  private final long lease;

  /** Looks for clients that have gone, while there are exports. */
  private final ScheduledThreadPoolExecutor executor;

  /** By the name of the database. Guarded by this. */
  private final Map<String, Lease> leases = new HashMap<>();

  private final class Lease {

    private final ExportOwner owner;
    private final Export export;
    private long lastUse = System.nanoTime();

    /** Ends it when its client has gone. */
    private Future<?> check;

    Lease(ExportOwner owner, Export export) {
      this.owner = owner;
      this.export = export;
    }

    void end() {
      check.cancel(false);
      export.close();
    }

    long left(long now) {
      return lease - (now - lastUse);
    }
  }

  /**
   * @param lease how long an export waits for its client
   */
  ExportLeases(ThreadFactory threads, Duration lease) {
    this.lease = lease.toNanos();
    executor = new ScheduledThreadPoolExecutor(1, threads);
    executor.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    executor.setRemoveOnCancelPolicy(true);
    executor.setKeepAliveTime(1, TimeUnit.SECONDS);
    executor.allowCoreThreadTimeOut(true);
  }

  /**
   * Begins an export, unless the client has begun this one before.
   *
   * @throws io.shindigneo4j.server.procedure.RequestException if there is another one
   */
  synchronized void begin(ExportOwner owner, Supplier<Export> export) {
    Lease other = leases.get(owner.database());
    if (other != null && other.left(System.nanoTime()) <= 0) {
      end(other.owner);
      other = null;
    }
    if (other != null && !other.owner.equals(owner)) {
      throw ExportFailure.BUSY.exception();
    }
    if (other == null) {
      Lease begun = new Lease(owner, export.get());
      checkLater(begun, lease);
      leases.put(owner.database(), begun);
    }
  }

  /**
   * The export, which the client has now asked for.
   *
   * @throws io.shindigneo4j.server.procedure.RequestException if there is none
   */
  synchronized Export find(ExportOwner owner) {
    Lease found = leases.get(owner.database());
    if (found == null || !found.owner.equals(owner)) {
      throw ExportFailure.UNKNOWN.exception();
    }
    found.lastUse = System.nanoTime();
    return found.export;
  }

  /** Ends the export if there is one. */
  synchronized void end(ExportOwner owner) {
    Lease found = leases.get(owner.database());
    if (found != null && found.owner.equals(owner)) {
      leases.remove(owner.database());
      found.end();
    }
  }

  private void checkLater(Lease begun, long nanos) {
    begun.check = executor.schedule(() -> check(begun.owner), nanos, TimeUnit.NANOSECONDS);
  }

  private synchronized void check(ExportOwner owner) {
    Lease found = leases.get(owner.database());
    if (found != null && found.owner.equals(owner)) {
      long left = found.left(System.nanoTime());
      if (left <= 0) {
        end(owner);
      } else {
        checkLater(found, left);
      }
    }
  }

  /** Ends all exports. */
  synchronized void endAll() {
    leases.values().forEach(Lease::end);
    leases.clear();
  }

  @Override
  public void close() {
    endAll();
    executor.shutdownNow();
  }
}
