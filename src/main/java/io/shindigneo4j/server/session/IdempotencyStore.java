package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.protocol.WriteContent;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.Optional;
import org.neo4j.graphdb.ConstraintViolationException;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/**
 * Makes writes with a request id idempotent: a client may send them again when it does not know
 * whether they took effect. Each is stored in its own transaction as a node {@code (:ShindigWrite
 * {key, at, content, answer})}, so that a request id has one effect. Safe for use by many threads.
 */
final class IdempotencyStore {

  private static final Label WRITE = Label.label("ShindigWrite");
  private static final String KEY = "key";
  private static final String AT = "at";
  private static final String CONTENT = "content";
  private static final String ANSWER = "answer";

  private static final MessageCodec CODEC = new MessageCodec(Format.BSON);

  private final String username;

  IdempotencyStore(String username) {
    this.username = username;
  }

  /**
   * The answer to the same write, if it was done before. Otherwise nobody else can do it until the
   * transaction ends.
   *
   * @throws RequestException where the request id belongs to another write, or to one that is being
   *     done
   */
  Optional<Success> findAnswer(Transaction transaction, Work work) {
    if (!hasRequestId(work)) {
      return Optional.empty();
    }
    Optional<Node> done = find(transaction, work.terms());
    if (done.isEmpty()) {
      begin(transaction, work.terms()).setProperty(CONTENT, WriteContent.digest(work));
      return Optional.empty();
    }
    if (!WriteContent.hasDigest(work, (byte[]) done.get().getProperty(CONTENT, new byte[0]))) {
      throw new RequestException(
          ErrorCode.REUSED_REQUEST_ID, "the request id belongs to another write", false);
    }
    return Optional.of(answer(work.id(), done.get()));
  }

  /** Remembers the answer with the write. */
  void storeAnswer(Transaction transaction, Work work, Success success) {
    if (hasRequestId(work)) {
      find(transaction, work.terms()).orElseThrow().setProperty(ANSWER, CODEC.encode(success));
    }
  }

  private static boolean hasRequestId(Work work) {
    Terms terms = work.terms();
    return terms.mode() == AccessMode.WRITE
        && terms.transaction().isEmpty()
        && terms.requestId().isPresent();
  }

  /**
   * Whether the transaction of that request id was committed before; stores the id where it was
   * not.
   */
  boolean wasCommitted(Transaction transaction, Terms terms) {
    if (terms.requestId().isEmpty() || terms.mode() == AccessMode.READ) {
      return false;
    }
    boolean committed = find(transaction, terms).isPresent();
    if (!committed) {
      begin(transaction, terms);
    }
    return committed;
  }

  private Optional<Node> find(Transaction transaction, Terms terms) {
    return Optional.ofNullable(transaction.findNode(WRITE, KEY, key(terms)));
  }

  /** Waits for another transaction that has the same id. */
  private Node begin(Transaction transaction, Terms terms) {
    try {
      Node write = transaction.createNode(WRITE);
      write.setProperty(KEY, key(terms));
      write.setProperty(AT, System.currentTimeMillis());
      return write;
    } catch (ConstraintViolationException e) {
      throw new RequestException(ErrorCode.REPEATED, "done by another at the same time", true);
    }
  }

  private String key(Terms terms) {
    return username + '\n' + terms.requestId().orElseThrow();
  }

  private static Success answer(long id, Node done) {
    try {
      Success success = (Success) CODEC.decode((byte[]) done.getProperty(ANSWER));
      return new Success(id, success.columns(), success.records(), success.summary());
    } catch (MalformedMessageException e) {
      throw new IllegalStateException("the answer that was kept cannot be read", e);
    }
  }
}
