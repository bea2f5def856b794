package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Terms;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.neo4j.driver.Record;
import org.neo4j.driver.TransactionConfig;
import org.neo4j.driver.async.AsyncSession;
import org.neo4j.driver.async.AsyncTransaction;
import org.neo4j.driver.async.ResultCursor;

/**
 * Stores writes by their request ids, so that a write which is sent twice is done once. Like our
 * plug-in, it stores them in the write's own transaction as nodes {@code (:ShindigWrite {key, at,
 * content, answer})}. A unique constraint on the key makes concurrent writes of one request id wait
 * for each other. Safe for use by many threads.
 */
final class BoltIdempotencyStore {

  private static final String FIND_OR_CREATE =
      """
      MERGE (w:ShindigWrite {key: $key})
      ON CREATE SET w.at = $at, w.content = $content
      RETURN w.content AS content, w.answer AS answer
      """;

  private static final String ADD_ANSWER =
      "MATCH (w:ShindigWrite {key: $key}) SET w.answer = $answer";

  private static final String DELETE_OLD =
      "MATCH (w:ShindigWrite) WHERE w.at < $before CALL (w) { DELETE w } IN TRANSACTIONS";

  private static final Duration RETENTION = Duration.ofDays(1);
  private static final Duration CLEANUP_INTERVAL = Duration.ofHours(1);

  private static final MessageCodec CODEC = new MessageCodec(Format.BSON);

  private final BoltSessions sessions;
  private final String username;

  /** The time of the last cleanup, in milliseconds since 1970. */
  private final AtomicLong lastCleanup = new AtomicLong();

  BoltIdempotencyStore(BoltSessions sessions, String username) {
    this.sessions = sessions;
    this.username = username;
  }

  static boolean isIdempotent(Terms terms) {
    return terms.mode() == AccessMode.WRITE && terms.requestId().isPresent();
  }

  /**
   * Finds the record of a request id, or makes a new one.
   *
   * @param content the digest of the write; null for an explicit transaction
   */
  CompletionStage<IdempotencyRecord> findOrCreate(
      AsyncTransaction transaction, Terms terms, byte @Nullable [] content) {
    cleanUp();
    Map<String, @Nullable Object> parameters = new HashMap<>();
    parameters.put("key", key(terms));
    parameters.put("at", System.currentTimeMillis());
    parameters.put("content", content);
    return transaction
        .runAsync(FIND_OR_CREATE, parameters)
        .thenCompose(BoltIdempotencyStore::record);
  }

  private static CompletionStage<IdempotencyRecord> record(ResultCursor cursor) {
    return cursor
        .singleAsync()
        .thenCompose(
            row ->
                cursor
                    .consumeAsync()
                    .thenApply(
                        summary ->
                            new IdempotencyRecord(
                                summary.counters().nodesCreated() > 0,
                                bytes(row, "content"),
                                bytes(row, "answer"))));
  }

  private static byte @Nullable [] bytes(Record row, String column) {
    return row.get(column).isNull() ? null : row.get(column).asByteArray();
  }

  /** Adds the answer to the record. */
  CompletionStage<Success> addAnswer(AsyncTransaction transaction, Terms terms, Success success) {
    Map<String, Object> parameters = Map.of("key", key(terms), "answer", CODEC.encode(success));
    return transaction
        .runAsync(ADD_ANSWER, parameters)
        .thenCompose(ResultCursor::consumeAsync)
        .thenApply(summary -> success);
  }

  private String key(Terms terms) {
    return username + '\n' + terms.requestId().orElseThrow();
  }

  /** Deletes old records once an hour. A failure is ignored: the next cleanup deletes them. */
  private void cleanUp() {
    long now = System.currentTimeMillis();
    long before = lastCleanup.get();
    if (now - before < CLEANUP_INTERVAL.toMillis() || !lastCleanup.compareAndSet(before, now)) {
      return;
    }
    AsyncSession session = sessions.open(Terms.of(AccessMode.WRITE, Duration.ZERO));
    Map<String, Object> parameters = Map.of("before", now - RETENTION.toMillis());
    CompletionStages.start(
            () -> session.runAsync(DELETE_OLD, parameters, TransactionConfig.empty()))
        .thenCompose(ResultCursor::consumeAsync)
        .whenComplete((summary, failure) -> session.closeAsync());
  }
}
