package io.shindigneo4j.procedures.query;

import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.RequestException;

/** Limits the text of one answer, so that it can be encoded in memory. For one call. */
public final class TextBudget {

  private static final long MAX_CHARACTERS = 16L << 20;

  private final long most;
  private final Runnable whenLarge;
  private long spent;

  public TextBudget(ProcedureContext context) {
    this(MAX_CHARACTERS, context::beginLargeAnswer);
  }

  TextBudget(long most, Runnable whenLarge) {
    this.most = most;
    this.whenLarge = whenLarge;
  }

  /**
   * The value itself.
   *
   * @throws RequestException if its text is more than what is left
   */
  public <T> T spend(T value) {
    long before = spent;
    spent += characters(value);
    if (before < ProcedureContext.LARGE_ANSWER && spent >= ProcedureContext.LARGE_ANSWER) {
      whenLarge.run();
    }
    if (spent > most) {
      throw RequestException.resultTooLarge("more than %d characters".formatted(most));
    }
    return value;
  }

  private static long characters(Object value) {
    if (value instanceof String text) {
      return text.length();
    }
    return value instanceof String[] texts ? characters(texts) : 0;
  }

  private static long characters(String[] texts) {
    long sum = 0;
    for (String text : texts) {
      sum += text.length();
    }
    return sum;
  }
}
