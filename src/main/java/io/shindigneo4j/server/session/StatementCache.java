package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.StatementLimits;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The Cypher texts of one connection by number; a client sends a text once and its number
 * afterwards. A number always gives the same string, so that Neo4j need not hash it again. Safe for
 * use by many threads.
 */
final class StatementCache {

  private final Map<Long, String> texts = new ConcurrentHashMap<>();

  /** The length of all texts together; guarded by this. */
  private int characters;

  /**
   * The request with its text, which is remembered where it comes with one.
   *
   * @throws RequestException where there is no such text, or the text cannot be remembered
   */
  RunCypher resolve(RunStatement run) {
    requireNumber(run.statement());
    String text =
        run.text().isPresent()
            ? remember(run.statement(), run.text().get())
            : remembered(run.statement());
    return new RunCypher(run.id(), run.terms(), text, run.parameters());
  }

  private static void requireNumber(long number) {
    if (number < 0 || number >= StatementLimits.NUMBERS) {
      String range = "numbers are from 0 to " + (StatementLimits.NUMBERS - 1);
      throw refusal(ErrorCode.INVALID_STATEMENT_NUMBER, range);
    }
  }

  private String remembered(long number) {
    String text = texts.get(number);
    if (text == null) { // the same request succeeds with its text
      throw new RequestException(ErrorCode.UNKNOWN_STATEMENT, "no text of this number", true);
    }
    return text;
  }

  private synchronized String remember(long number, String text) {
    String before = texts.get(number);
    if (text.equals(before)) {
      return before;
    }
    int others = characters - (before == null ? 0 : before.length());
    requireRoom(text, others);
    characters = others + text.length();
    texts.put(number, text);
    return text;
  }

  private static void requireRoom(String text, int others) {
    if (text.length() > StatementLimits.LONGEST_TEXT) {
      throw refusal(
          ErrorCode.STATEMENT_TOO_LONG,
          "a text of more than " + StatementLimits.LONGEST_TEXT + " characters");
    } else if (others + text.length() > StatementLimits.CHARACTERS) {
      throw refusal(
          ErrorCode.TOO_MANY_STATEMENTS,
          "texts of more than " + StatementLimits.CHARACTERS + " characters");
    }
  }

  private static RequestException refusal(String code, String reason) {
    return new RequestException(code, reason, false);
  }
}
