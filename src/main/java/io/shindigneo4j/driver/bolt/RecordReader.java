package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Success;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.neo4j.driver.Record;
import org.neo4j.driver.async.ResultCursor;

/**
 * Reads the records of a statement: all in one response, or in chunks as the client requests them.
 * The official driver keeps at most one more chunk in memory. Safe for use by many threads.
 */
final class RecordReader {

  /** The most records in one chunk. */
  static final int CHUNK = 256;

  private final long id;
  private final ResultCursor cursor;
  private final boolean chunked;
  private final ResponseListener listener;
  private final CompletableFuture<Success> end = new CompletableFuture<>();

  // Guarded by this.
  private int credits;
  private boolean paused;

  /** Used by one step at a time. */
  private boolean columnsSent;

  /**
   * Reads nothing yet.
   *
   * @param chunks how many are requested at first; zero for all records in one response
   * @param listener gets the chunks, but not the last message
   */
  RecordReader(long id, ResultCursor cursor, int chunks, ResponseListener listener) {
    this.id = id;
    this.cursor = cursor;
    this.chunked = chunks > 0;
    this.credits = chunks;
    this.listener = listener;
  }

  /** Starts to read. Completes with the last message. */
  CompletionStage<Success> read() {
    if (!chunked) {
      return cursor.listAsync(BoltValues::row).thenCompose(this::end);
    }
    step();
    return end;
  }

  private CompletionStage<Success> end(List<List<@Nullable Object>> rows) {
    return cursor
        .consumeAsync()
        .thenApply(summary -> new Success(id, columns(), rows, BoltSummaries.of(summary)));
  }

  private List<String> columns() {
    return columnsSent ? List.of() : cursor.keys();
  }

  /** Allows so many more chunks to be sent. */
  void requestChunks(int chunks) {
    synchronized (this) {
      credits += chunks;
      if (!paused) {
        return;
      }
      paused = false;
    }
    step();
  }

  private synchronized boolean takeCredit() {
    paused = credits == 0;
    if (!paused) {
      credits--;
    }
    return !paused;
  }

  private void step() {
    if (!takeCredit()) {
      return;
    }
    List<List<@Nullable Object>> rows = new ArrayList<>();
    fill(rows).whenComplete((more, failure) -> stepped(rows, more, failure));
  }

  private void stepped(
      List<List<@Nullable Object>> rows, Boolean more, @Nullable Throwable failure) {
    if (failure != null) {
      end.completeExceptionally(failure);
    } else if (more) {
      Records chunk = new Records(id, columns(), rows);
      columnsSent = true;
      listener.received(chunk, false);
      step();
    } else {
      end(rows).whenComplete(this::ended);
    }
  }

  private void ended(Success success, @Nullable Throwable failure) {
    if (failure == null) {
      end.complete(success);
    } else {
      end.completeExceptionally(failure);
    }
  }

  /** Whether there may be more records. Loops, because recursion would exhaust the stack. */
  private CompletionStage<Boolean> fill(List<List<@Nullable Object>> rows) {
    while (rows.size() < CHUNK) {
      CompletableFuture<Record> next = cursor.nextAsync().toCompletableFuture();
      if (!next.isDone() || next.isCompletedExceptionally()) {
        return next.thenCompose(
            row -> add(rows, row) ? fill(rows) : CompletableFuture.completedFuture(false));
      }
      if (!add(rows, next.join())) {
        return CompletableFuture.completedFuture(false);
      }
    }
    return CompletableFuture.completedFuture(true);
  }

  private static boolean add(List<List<@Nullable Object>> rows, @Nullable Record row) {
    return row != null && rows.add(BoltValues.row(row));
  }
}
