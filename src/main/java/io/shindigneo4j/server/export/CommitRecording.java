package io.shindigneo4j.server.export;

import io.shindigneo4j.server.commit.CatchUp;
import io.shindigneo4j.server.commit.CommitListener;
import io.shindigneo4j.server.commit.ListenerRegistration;
import io.shindigneo4j.server.execution.ClosedTransactions;
import io.shindigneo4j.server.graph.RunningTransactions;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;
import org.neo4j.storageengine.api.TransactionIdStore;

/** Hears the commits of a database for one export. Confined to one thread at a time. */
final class CommitRecording implements AutoCloseable {

  private static final Duration COMMIT_TIMEOUT = Duration.ofSeconds(2);
  private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  private final GraphDatabaseAPI database;
  private final TransactionIdStore transactions;
  private final TouchRecorder recorder;
  private final CatchUp catchUp;
  private final ListenerRegistration registration;

  /** Those that may bring no images. Null before images are asked for. */
  private RunningTransactions withoutImages;

  CommitRecording(
      DatabaseManagementService service, GraphDatabaseAPI database, long mostBytes, Log log) {
    this.database = database;
    transactions = database.getDependencyResolver().resolveDependency(TransactionIdStore.class);
    LongSupplier closed = () -> ClosedTransactions.last(transactions);
    recorder = new TouchRecorder(mostBytes, closed);
    catchUp =
        new CatchUp(
            recorder.sequencer(),
            closed,
            () -> RunningTransactions.committing(database)::haveEnded,
            System::nanoTime,
            COMMIT_TIMEOUT);
    registration =
        new ListenerRegistration(
            service,
            database.databaseName(),
            new CommitListener<>(
                new TouchedEntitiesReader(recorder::withImages, mostBytes), recorder, log));
  }

  /**
   * Hears of all commits from now on: those before can be seen.
   *
   * @return whether it has begun; if not, transactions have been committing for too long
   */
  boolean begin(Duration patience) {
    long deadline = System.nanoTime() + patience.toNanos();
    registration.registerLast();
    RunningTransactions unheard = RunningTransactions.committing(database);
    if (!await(unheard::haveEnded, deadline)) {
      return false;
    }
    long last = transactions.getLastCommittedTransactionId();
    if (!await(() -> ClosedTransactions.last(transactions) >= last, deadline)) {
      return false;
    }
    recorder.begin(ClosedTransactions.last(transactions));
    return true;
  }

  /** Why the export cannot go on. */
  Optional<ExportFailure> failure() {
    return recorder.failure();
  }

  /** What has been touched since the last call, as far as it has no image. */
  TouchedEntities take() {
    return recorder.take();
  }

  /** From now on, commits are to bring images of what they change. */
  void askForImages() {
    recorder.askForImages();
    withoutImages = RunningTransactions.committing(database);
  }

  /** Whether all commits without images have been heard of. */
  boolean awaitImages(Duration patience) {
    return await(withoutImages::haveEnded, System.nanoTime() + patience.toNanos())
        && awaitVisible(patience);
  }

  /** Whether all commits that can be seen now have been heard of. */
  boolean awaitVisible(Duration patience) {
    long last = transactions.getLastCommittedTransactionId();
    return await(
        () -> recorder.sequencer().applied() >= last, System.nanoTime() + patience.toNanos());
  }

  private boolean await(BooleanSupplier condition, long deadline) {
    while (!condition.getAsBoolean()) {
      if (recorder.failure().isPresent() || System.nanoTime() - deadline > 0) {
        return false;
      }
      LockSupport.parkNanos(POLL_NANOS);
    }
    return true;
  }

  /** Whether a commit will never be heard of. */
  boolean hasGap() {
    return catchUp.hasGap();
  }

  /** Empty if there is still something to be taken and read. */
  Optional<FinalImages> takeImages() {
    return recorder.takeImages();
  }

  /** Hears of nothing any more. */
  @Override
  public void close() {
    registration.unregister();
  }
}
