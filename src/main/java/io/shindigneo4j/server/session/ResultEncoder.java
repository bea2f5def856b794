package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Phases;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.server.execution.Cursor;
import io.shindigneo4j.server.execution.RecordChunk;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Takes the result of one piece of work from the database, and makes messages of it. For one thread
 * at a time.
 */
final class ResultEncoder {

  private final long id;
  private final ResponseEncoder answers;
  private final ExecutionClock clock;

  /** Null before the result is there. */
  private Cursor cursor;

  private List<String> unsentColumns;

  /**
   * @param id of the request
   */
  ResultEncoder(long id, ResponseEncoder answers, ExecutionClock clock) {
    this.id = id;
    this.answers = answers;
    this.clock = clock;
  }

  void open(Cursor opened) {
    cursor = opened;
    clock.opened();
    unsentColumns = cursor.columns();
  }

  /** As {@link Cursor#fill}. */
  boolean fill(RecordChunk chunk) {
    return clock.execute(() -> cursor.fill(chunk));
  }

  /** A message with records, after which others follow. */
  byte[] encode(RecordChunk chunk) {
    Records records = new Records(id, unsentColumns, chunk.records());
    byte[] payload = clock.encode(() -> answers.encode(records));
    unsentColumns = List.of();
    return payload;
  }

  /** Closes the result; the last message of it, without a bookmark. */
  Success end(RecordChunk last) {
    Map<String, Long> counters = cursor.counters();
    cursor.close();
    Phases phases = clock.phases();
    return new Success(
        id, unsentColumns, last.records(), new Summary(counters, phases, Optional.empty()));
  }

  byte[] encode(Success success) {
    return clock.encode(() -> answers.encode(success));
  }

  /** Closes the result of work that has failed. */
  void close() {
    try {
      if (cursor != null) {
        cursor.close();
      }
    } catch (RuntimeException e) {
      // the work has failed already, and perhaps its transaction with it
    }
  }
}
