package io.shindigneo4j.procedures.request;

import io.shindigneo4j.schema.request.Creation;
import io.shindigneo4j.schema.request.Receipt;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.StringSearchMode;
import org.neo4j.graphdb.Transaction;

/**
 * Remembers requests by their ids. It uses Cypher's MERGE, since the core API cannot find or create
 * a node in one step.
 */
public final class StoredReceipts {

  private static final String KEEP =
      """
      MERGE (request:Request {key: $key})
      ON CREATE SET request.at = $at, request.answer = $answer, request.isNew = true
      WITH request, request.isNew AS isNew
      REMOVE request.isNew
      RETURN CASE WHEN isNew IS NULL THEN request.answer END AS earlier
      """;

  private static final Label REQUEST = Label.label("Request");
  private static final String KEY = "key";

  private StoredReceipts() {}

  /**
   * The answer that the first request with this id got; empty if this call is the first. The call
   * is then remembered if its transaction commits. Another call with the same id waits for that.
   *
   * @param receipt null if the caller gave no id
   */
  public static Optional<String> earlierAnswer(Transaction transaction, Receipt receipt) {
    if (receipt == null) {
      return Optional.empty();
    }
    Map<String, Object> parameters =
        Map.of(KEY, receipt.key(), "answer", receipt.answer(), "at", receipt.at());
    try (Result result = transaction.execute(KEEP, parameters)) {
      return Optional.ofNullable((String) result.next().get("earlier"));
    }
  }

  /**
   * Replaces the receipt's answer of a first request whose answer is known only once it is carried
   * out.
   *
   * @param receipt null if the caller gave no id
   */
  public static void answer(Transaction transaction, Receipt receipt, String answer) {
    if (receipt != null) {
      transaction.findNode(REQUEST, KEY, receipt.key()).setProperty("answer", answer);
    }
  }

  /**
   * The answer that an earlier request with this id got. Remembers nothing. It is for a caller that
   * may still refuse the request, and calls {@link #earlierAnswer} once it does not.
   *
   * @param receipt null if the caller gave no id
   */
  public static Optional<String> keptAnswer(Transaction transaction, Receipt receipt) {
    return Optional.ofNullable(receipt)
        .map(given -> transaction.findNode(REQUEST, KEY, given.key()))
        .map(request -> (String) request.getProperty("answer"));
  }

  /**
   * Creates something, unless an earlier request with this id has, or there is no room for it. A
   * request that is refused is not remembered.
   *
   * @param receipt null if the caller gave no id
   */
  public static Creation create(
      Transaction transaction, Receipt receipt, BooleanSupplier room, Runnable creation) {
    Optional<String> kept = keptAnswer(transaction, receipt);
    if (kept.isPresent()) {
      return Creation.done(kept);
    } else if (!room.getAsBoolean()) {
      return Creation.REFUSED;
    }
    Optional<String> earlier = earlierAnswer(transaction, receipt);
    if (earlier.isEmpty()) {
      creation.run();
    }
    return Creation.done(earlier);
  }

  /** Forgets all requests of a person. */
  public static void forget(Transaction transaction, String person) {
    String prefix = Receipt.keysOf(person);
    transaction.findNodes(REQUEST, KEY, prefix, StringSearchMode.PREFIX).stream()
        .toList()
        .forEach(Node::delete);
  }
}
