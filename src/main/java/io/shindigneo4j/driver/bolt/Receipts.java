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
import org.neo4j.driver.Record;
import org.neo4j.driver.TransactionConfig;
import org.neo4j.driver.async.AsyncSession;
import org.neo4j.driver.async.AsyncTransaction;
import org.neo4j.driver.async.ResultCursor;

/**
 * Writes that a client may send again, remembered as our plug-in does it: by a node {@code
 * (:ShindigWrite {key, at, content, answer})} in the write's own transaction. Whoever does the same
 * at this time waits, for which the graph must keep these nodes apart by their keys. Safe for use
 * by many threads.
 */
final class Receipts {

  private static final String KEEP =
      """
      MERGE (w:ShindigWrite {key: $key})
      ON CREATE SET w.at = $at, w.content = $content
      RETURN w.content AS content, w.answer AS answer
      """;

  private static final String ANSWER = "MATCH (w:ShindigWrite {key: $key}) SET w.answer = $answer";

  private static final String FORGET =
      "MATCH (w:ShindigWrite) WHERE w.at < $before CALL (w) { DELETE w } IN TRANSACTIONS";

  private static final Duration MEMORY = Duration.ofDays(1);
  private static final Duration CLEANING = Duration.ofHours(1);

  private static final MessageCodec CODEC = new MessageCodec(Format.BSON);

  private final Sessions sessions;
  private final String username;

  /** When writes were forgotten last, in milliseconds since 1970. */
  private final AtomicLong cleaned = new AtomicLong();

  Receipts(Sessions sessions, String username) {
    this.sessions = sessions;
    this.username = username;
  }

  static boolean isRepeatable(Terms terms) {
    return terms.mode() == AccessMode.WRITE && terms.requestId().isPresent();
  }

  /**
   * Finds what was done with a request id, or begins to remember it.
   *
   * @param content null for a transaction of several statements
   */
  CompletionStage<Receipt> keep(AsyncTransaction transaction, Terms terms, byte[] content) {
    forget();
    Map<String, Object> parameters = new HashMap<>();
    parameters.put("key", key(terms));
    parameters.put("at", System.currentTimeMillis());
    parameters.put("content", content);
    return transaction.runAsync(KEEP, parameters).thenCompose(Receipts::receipt);
  }

  private static CompletionStage<Receipt> receipt(ResultCursor cursor) {
    return cursor
        .singleAsync()
        .thenCompose(
            row ->
                cursor
                    .consumeAsync()
                    .thenApply(
                        summary ->
                            new Receipt(
                                summary.counters().nodesCreated() > 0,
                                bytes(row, "content"),
                                bytes(row, "answer"))));
  }

  private static byte[] bytes(Record row, String column) {
    return row.get(column).isNull() ? null : row.get(column).asByteArray();
  }

  /** Remembers the answer with the write. */
  CompletionStage<Success> answer(AsyncTransaction transaction, Terms terms, Success success) {
    Map<String, Object> parameters = Map.of("key", key(terms), "answer", CODEC.encode(success));
    return transaction
        .runAsync(ANSWER, parameters)
        .thenCompose(ResultCursor::consumeAsync)
        .thenApply(summary -> success);
  }

  private String key(Terms terms) {
    return username + '\n' + terms.requestId().orElseThrow();
  }

  /** Now and then, what is too old; where that fails, another time. */
  private void forget() {
    long now = System.currentTimeMillis();
    long before = cleaned.get();
    if (now - before < CLEANING.toMillis() || !cleaned.compareAndSet(before, now)) {
      return;
    }
    AsyncSession session = sessions.open(Terms.of(AccessMode.WRITE, Duration.ZERO));
    Map<String, Object> parameters = Map.of("before", now - MEMORY.toMillis());
    Stages.start(() -> session.runAsync(FORGET, parameters, TransactionConfig.empty()))
        .thenCompose(ResultCursor::consumeAsync)
        .whenComplete((summary, failure) -> session.closeAsync());
  }
}
