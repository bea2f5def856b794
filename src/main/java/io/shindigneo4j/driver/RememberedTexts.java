package io.shindigneo4j.driver;

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
 * Sees to it that long Cypher texts which are run again are sent once on a connection, and named by
 * a number afterwards. A number never gets another text, so that the order in which requests of
 * several threads are sent does not matter. Safe for use by many threads.
 */
final class RememberedTexts {

  /** Shorter ones are not worth a number. */
  private static final int SHORTEST = 256;

  private final Map<String, RememberedText> texts = new ConcurrentHashMap<>();
  private final SeenTexts seen = new SeenTexts();

  /** By the id of the request that has both the text and its number, until it is answered. */
  private final Map<Long, RememberedText> introductions = new ConcurrentHashMap<>();

  private final AtomicInteger numbers = new AtomicInteger();
  private final AtomicInteger characters = new AtomicInteger();

  /** The request as it is to be sent. */
  Request shortened(Request request) {
    if (request instanceof RunCypher run && isWorthANumber(run.text())) {
      RememberedText text = texts.get(run.text());
      return shortened(run, text == null ? numbered(run.text()) : text);
    }
    return request;
  }

  private static boolean isWorthANumber(String text) {
    return text.length() >= SHORTEST && text.length() <= StatementLimits.LONGEST_TEXT;
  }

  /** Null for a text that has no number. */
  private RememberedText numbered(String text) {
    return hasRoom(text) && seen.again(text) ? texts.computeIfAbsent(text, this::number) : null;
  }

  private boolean hasRoom(String text) {
    return numbers.get() < StatementLimits.NUMBERS
        && characters.get() + text.length() <= StatementLimits.CHARACTERS;
  }

  /** Null where others have just taken what was left. */
  private RememberedText number(String text) {
    if (characters.addAndGet(text.length()) > StatementLimits.CHARACTERS) {
      characters.addAndGet(-text.length());
      return null;
    }
    int number = numbers.getAndIncrement();
    return number < StatementLimits.NUMBERS ? new RememberedText(number) : null;
  }

  private Request shortened(RunCypher run, RememberedText text) {
    if (text == null) {
      return run;
    } else if (text.isKnown()) {
      return statement(run, text, Optional.empty());
    } else if (text.introduce()) {
      introductions.put(run.id(), text);
      return statement(run, text, Optional.of(run.text()));
    }
    return run;
  }

  private static RunStatement statement(
      RunCypher run, RememberedText text, Optional<String> whole) {
    return new RunStatement(run.id(), run.terms(), text.number(), whole, run.parameters());
  }

  /** The last message of an answer has come. */
  void answered(Head head) {
    if (head.isLast()) {
      introduced(head.id(), head.isSuccess());
    }
  }

  /** Nobody will know how a request was answered. */
  void unanswered(long id) {
    introduced(id, false);
  }

  private void introduced(long id, boolean success) {
    RememberedText text = introductions.remove(id);
    if (text != null) {
      text.introduced(success);
    }
  }

  /** An answer, after a look at it: once a server misses a text, others may be missing, too. */
  Message noticed(Message answer) {
    if (answer instanceof Failure failure && failure.code().equals(ErrorCode.UNKNOWN_STATEMENT)) {
      texts.values().forEach(RememberedText::forget);
    }
    return answer;
  }
}
