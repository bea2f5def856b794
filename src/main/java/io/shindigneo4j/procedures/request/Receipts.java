package io.shindigneo4j.procedures.request;

import io.shindigneo4j.schema.request.Receipt;
import java.util.Map;
import java.util.Optional;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.StringSearchMode;
import org.neo4j.graphdb.Transaction;

/**
 * Remembers requests by their ids. The database's own merge does it, as the core API has nothing
 * that finds or makes a node in one step.
 */
public final class Receipts {

  private static final String KEEP =
      """
      CALL () {
        MATCH (old:Request)
        WHERE old.at < $at - $lifetime
        WITH old LIMIT 2
        DELETE old
      }
      MERGE (request:Request {key: $key})
      ON CREATE SET request.at = $at, request.attempt = $attempt, request.answer = $answer
      RETURN CASE WHEN request.attempt <> $attempt THEN request.answer END AS earlier
      """;

  private static final Label REQUEST = Label.label("Request");
  private static final String KEY = "key";

  private Receipts() {}

  /**
   * The answer that the first request of this id got; empty where this call is the first, and then
   * it is remembered if the transaction is committed. Another call with the same id waits for that.
   *
   * @param receipt null where the caller gave no id
   */
  public static Optional<String> earlierAnswer(Transaction transaction, Receipt receipt) {
    if (receipt == null) {
      return Optional.empty();
    }
    Map<String, Object> parameters =
        Map.of(
            KEY,
            receipt.key(),
            "attempt",
            receipt.attempt(),
            "answer",
            receipt.answer(),
            "at",
            receipt.at(),
            "lifetime",
            Receipt.LIFETIME);
    try (Result result = transaction.execute(KEEP, parameters)) {
      return Optional.ofNullable((String) result.next().get("earlier"));
    }
  }

  /**
   * The answer that an earlier request of this id got. Remembers nothing: for who may still refuse,
   * and asks {@link #earlierAnswer} once that is past.
   *
   * @param receipt null where the caller gave no id
   */
  public static Optional<String> keptAnswer(Transaction transaction, Receipt receipt) {
    return Optional.ofNullable(receipt)
        .map(given -> transaction.findNode(REQUEST, KEY, given.key()))
        .map(request -> (String) request.getProperty("answer"));
  }

  /** Forgets all requests of a person. */
  public static void forget(Transaction transaction, String person) {
    String prefix = Receipt.keysOf(person);
    transaction.findNodes(REQUEST, KEY, prefix, StringSearchMode.PREFIX).stream()
        .toList()
        .forEach(Node::delete);
  }
}
