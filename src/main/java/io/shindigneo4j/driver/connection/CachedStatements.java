package io.shindigneo4j.driver.connection;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Head;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.StatementLimits;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The prepared statements of one connection: a long Cypher text that is run again is sent once with
 * a number, and afterwards the number stands for it. A number never gets another text, so the order
 * in which threads send their requests does not matter. Safe for use by many threads.
 */
final class CachedStatements {

  /** Shorter texts, in characters, get no number. */
  private static final int SHORTEST = 256;

  private final Map<String, CachedStatement> statements = new ConcurrentHashMap<>();
  private final SeenTexts seen = new SeenTexts();

  /** By the id of the request that carries both text and number, until it is answered. */
  private final Map<Long, CachedStatement> preparing = new ConcurrentHashMap<>();

  private final AtomicInteger numbers = new AtomicInteger();
  private final AtomicInteger characters = new AtomicInteger();

  /** The request to send: with a number in place of its text, where the server knows it. */
  Request shorten(Request request) {
    if (request instanceof RunCypher run && isCacheable(run.text())) {
      CachedStatement statement = statements.get(run.text());
      return shorten(run, statement == null ? add(run.text()) : statement);
    }
    return request;
  }

  private static boolean isCacheable(String text) {
    return text.length() >= SHORTEST && text.length() <= StatementLimits.LONGEST_TEXT;
  }

  /** Null for a text that gets no number. */
  private CachedStatement add(String text) {
    return hasRoom(text) && seen.seenBefore(text)
        ? statements.computeIfAbsent(text, this::number)
        : null;
  }

  private boolean hasRoom(String text) {
    return numbers.get() < StatementLimits.NUMBERS
        && characters.get() + text.length() <= StatementLimits.CHARACTERS;
  }

  /** Null if other threads have just taken the last room. */
  private CachedStatement number(String text) {
    if (characters.addAndGet(text.length()) > StatementLimits.CHARACTERS) {
      characters.addAndGet(-text.length());
      return null;
    }
    int number = numbers.getAndIncrement();
    return number < StatementLimits.NUMBERS ? new CachedStatement(number) : null;
  }

  private Request shorten(RunCypher run, CachedStatement statement) {
    if (statement == null) {
      return run;
    } else if (statement.isPrepared()) {
      return message(run, statement, Optional.empty());
    } else if (statement.tryPrepare()) {
      preparing.put(run.id(), statement);
      return message(run, statement, Optional.of(run.text()));
    }
    return run;
  }

  private static RunStatement message(
      RunCypher run, CachedStatement statement, Optional<String> text) {
    return new RunStatement(run.id(), run.terms(), statement.number(), text, run.parameters());
  }

  /** Takes note of a response by its head. */
  void answered(Head head) {
    if (head.isLast()) {
      prepared(head.id(), head.isSuccess());
    }
  }

  /** Says that a request will have no response. */
  void unanswered(long id) {
    prepared(id, false);
  }

  private void prepared(long id, boolean success) {
    CachedStatement statement = preparing.remove(id);
    if (statement != null) {
      statement.prepared(success);
    }
  }

  /** Takes note of a decoded response. A server that lacks one text may lack others as well. */
  void decoded(Message response) {
    if (response instanceof Failure failure && failure.code().equals(ErrorCode.UNKNOWN_STATEMENT)) {
      statements.values().forEach(CachedStatement::evicted);
    }
  }
}
