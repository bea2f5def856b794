package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Success;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.neo4j.driver.Record;
import org.neo4j.driver.async.ResultCursor;

/**
 * The records of a statement on their way: all in one answer, or in chunks as they are asked for.
 * The official driver has at most another chunk of them in memory. Safe for use by many threads.
 */
final class Reading {

  /** The most records of one chunk. */
  static final int CHUNK = 256;

  private final long id;
  private final ResultCursor cursor;
  private final boolean inChunks;
  private final Answers answers;
  private final CompletableFuture<Success> end = new CompletableFuture<>();

  // Guarded by this.
  private int credits;
  private boolean paused;

  /** Of the one step that goes on at a time. */
  private boolean columnsSent;

  /**
   * @param chunks how many are asked for at first; zero for one answer
   * @param answers gets the chunks, but not the end
   */
  Reading(long id, ResultCursor cursor, int chunks, Answers answers) {
    this.id = id;
    this.cursor = cursor;
    this.inChunks = chunks > 0;
    this.credits = chunks;
    this.answers = answers;
  }

  /** The last message. */
  CompletionStage<Success> read() {
    if (!inChunks) {
      return cursor.listAsync(BoltValues::row).thenCompose(this::end);
    }
    step();
    return end;
  }

  private CompletionStage<Success> end(List<List<Object>> rows) {
    return cursor
        .consumeAsync()
        .thenApply(summary -> new Success(id, columns(), rows, BoltSummaries.of(summary)));
  }

  private List<String> columns() {
    return columnsSent ? List.of() : cursor.keys();
  }

  /** So many more chunks are asked for. */
  void grant(int chunks) {
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
    List<List<Object>> rows = new ArrayList<>();
    fill(rows).whenComplete((more, failure) -> stepped(rows, more, failure));
  }

  private void stepped(List<List<Object>> rows, Boolean more, Throwable failure) {
    if (failure != null) {
      end.completeExceptionally(failure);
    } else if (more) {
      Records chunk = new Records(id, columns(), rows);
      columnsSent = true;
      answers.answered(chunk, false);
      step();
    } else {
      end(rows).whenComplete(this::ended);
    }
  }

  private void ended(Success success, Throwable failure) {
    if (failure == null) {
      end.complete(success);
    } else {
      end.completeExceptionally(failure);
    }
  }

  /** Whether there may be more. Loops over what is there, since a stack ends. */
  private CompletionStage<Boolean> fill(List<List<Object>> rows) {
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

  private static boolean add(List<List<Object>> rows, Record row) {
    return row != null && rows.add(BoltValues.row(row));
  }
}
