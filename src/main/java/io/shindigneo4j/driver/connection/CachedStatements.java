package io.shindigneo4j.driver.connection;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Head;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.CallStatement;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.PreparedCall;
import io.shindigneo4j.protocol.StatementLimits;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The prepared statements of one connection: what is run again and is long, a Cypher text or a
 * procedure with its constants, is sent once with a number, and afterwards the number stands for
 * it. A number never gets another meaning, so the order in which threads send their requests does
 * not matter. Safe for use by many threads.
 */
final class CachedStatements {

  /** What is shorter, in characters, gets no number. */
  private static final int MIN_LENGTH = 256;

  /** By the Cypher text or the {@link PreparedCall}. */
  private final Map<Object, CachedStatement> statements = new ConcurrentHashMap<>();

  private final SeenStatements seen = new SeenStatements();

  /** By the id of the request that carries both number and meaning, until it is answered. */
  private final Map<Long, CachedStatement> preparing = new ConcurrentHashMap<>();

  /** Whether the server has no room to remember more. */
  private volatile boolean full;

  private final AtomicInteger numbers = new AtomicInteger();
  private final AtomicInteger sizes = new AtomicInteger();

  /** The request to send: with a number in place of what the server knows by it. */
  Request shorten(Request request) {
    if (full) {
      return request;
    } else if (request instanceof RunCypher run) {
      return shorten(
          run,
          run.text(),
          (number, text) ->
              new RunStatement(run.id(), run.terms(), number, text, run.parameters()));
    } else if (request instanceof CallProcedure call && !call.constants().isEmpty()) {
      Map<String, Object> others = new LinkedHashMap<>(call.parameters());
      Map<String, Object> constants = new LinkedHashMap<>();
      call.constants().forEach(name -> constants.put(name, others.remove(name)));
      return shorten(
          call,
          new PreparedCall(call.procedure(), constants),
          (number, prepared) ->
              new CallStatement(call.id(), call.terms(), number, prepared, others));
    }
    return request;
  }

  /**
   * The work by number, if it has one.
   *
   * @param subject what the number stands for
   */
  private <T> Request shorten(
      Work work, T subject, BiFunction<Integer, Optional<T>, Request> byNumber) {
    CachedStatement known = statements.get(subject);
    CachedStatement statement = known == null ? add(subject) : known;
    if (statement == null) {
      return work;
    } else if (statement.isPrepared()) {
      return byNumber.apply(statement.number(), Optional.empty());
    } else if (statement.tryPrepare()) {
      preparing.put(work.id(), statement);
      return byNumber.apply(statement.number(), Optional.of(subject));
    }
    return work;
  }

  /** Null for what gets no number. */
  private @Nullable CachedStatement add(Object subject) {
    int size = size(subject);
    return size >= MIN_LENGTH && hasRoom(size) && seen.seenBefore(subject)
        ? statements.computeIfAbsent(subject, added -> number(size))
        : null;
  }

  private static int size(Object subject) {
    return subject instanceof PreparedCall call ? call.size() : ((String) subject).length();
  }

  private boolean hasRoom(int size) {
    return size <= StatementLimits.MAX_TEXT_LENGTH
        && numbers.get() < StatementLimits.NUMBERS
        && sizes.get() + size <= StatementLimits.CHARACTERS;
  }

  /** Null if other threads have just taken the last room. */
  private @Nullable CachedStatement number(int size) {
    if (sizes.addAndGet(size) > StatementLimits.CHARACTERS) {
      sizes.addAndGet(-size);
      return null;
    }
    int number = numbers.getAndIncrement();
    return number < StatementLimits.NUMBERS ? new CachedStatement(number) : null;
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

  /** Takes note of a decoded response. A server does not know a number for which it had no room. */
  void decoded(Message response) {
    if (response instanceof Failure failure && failure.code().equals(ErrorCode.UNKNOWN_STATEMENT)) {
      full = true;
    }
  }

  /**
   * Tells statements that are run again from those that are run once. It keeps only hashes: taking
   * one for another now and then does no harm. Safe for use by many threads.
   */
  static final class SeenStatements {

    /** A limit for programs that make a new statement for each call. */
    private static final int CAPACITY = 1_000;

    private final Set<Integer> hashes = ConcurrentHashMap.newKeySet();

    /** Adds a statement; whether it was among the last ones already. */
    boolean seenBefore(Object statement) {
      if (!hashes.add(statement.hashCode())) {
        return true;
      }
      if (hashes.size() > CAPACITY) {
        hashes.clear();
      }
      return false;
    }
  }
}
