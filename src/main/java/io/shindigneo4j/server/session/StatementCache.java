package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.CallStatement;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.PreparedCall;
import io.shindigneo4j.protocol.StatementLimits;
import io.shindigneo4j.protocol.ValueBudget;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.AbstractMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

/**
 * The Cypher texts and prepared calls of one connection by number; a client sends each once and its
 * number afterwards. A number always gives the same text, so that Neo4j need not hash it again, and
 * the same constants. Safe for use by many threads.
 */
final class StatementCache {

  /** Texts and {@link PreparedCall}s. */
  private final Map<Long, Object> statements = new ConcurrentHashMap<>();

  private final SharedLimit.Share memory;
  private final BooleanSupplier idle;

  // All guarded by this.
  /** The size of all together. */
  private int size;

  /** What they take of the memory, with those that were replaced. */
  private long taken;

  /** What those take that were replaced: requests that wait may still have them. */
  private long replaced;

  private boolean closed;

  /**
   * @param memory in bytes; what has no room in it is not remembered
   * @param idle whether no request of the connection waits or runs
   */
  StatementCache(SharedLimit.Share memory, BooleanSupplier idle) {
    this.memory = memory;
    this.idle = idle;
  }

  /**
   * The request with its text, which is remembered where it comes with one.
   *
   * @throws RequestException where there is no such text, or the text cannot be remembered
   */
  RunCypher resolve(RunStatement run) {
    String text = resolve(run.statement(), run.text(), String.class);
    return new RunCypher(run.id(), run.terms(), text, run.parameters());
  }

  /**
   * The call with its constants, which are remembered where it comes with them.
   *
   * @throws RequestException where there is no such call, or it cannot be remembered
   */
  CallProcedure resolve(CallStatement call) {
    PreparedCall prepared = resolve(call.statement(), call.call(), PreparedCall.class);
    Map<String, Object> parameters = new CallParameters(call.parameters(), prepared.constants());
    return new CallProcedure(call.id(), call.terms(), prepared.procedure(), parameters);
  }

  /**
   * The parameters of one call by number. No copy: many calls that wait may have the same large
   * constants.
   */
  private static final class CallParameters extends AbstractMap<String, Object> {
    private final Map<String, Object> own;
    private final Map<String, Object> constants;

    CallParameters(Map<String, Object> own, Map<String, Object> constants) {
      this.own = own;
      this.constants = constants;
    }

    @Override
    public boolean containsKey(Object name) {
      return own.containsKey(name) || constants.containsKey(name);
    }

    @Override
    public Object get(Object name) {
      return own.containsKey(name) ? own.get(name) : constants.get(name);
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
      Map<String, Object> all = new LinkedHashMap<>(constants);
      all.putAll(own);
      return all.entrySet();
    }
  }

  private <T> T resolve(long number, Optional<T> statement, Class<T> type) {
    requireNumber(number);
    return statement.isPresent()
        ? type.cast(remember(number, statement.get()))
        : remembered(number, type);
  }

  private static void requireNumber(long number) {
    if (number < 0 || number >= StatementLimits.NUMBERS) {
      String range = "numbers are from 0 to " + (StatementLimits.NUMBERS - 1);
      throw refusal(ErrorCode.INVALID_STATEMENT_NUMBER, range);
    }
  }

  private <T> T remembered(long number, Class<T> type) {
    Object statement = statements.get(number);
    if (!type.isInstance(statement)) { // the same request succeeds with its text or procedure
      throw new RequestException(ErrorCode.UNKNOWN_STATEMENT, "no statement of this number", true);
    }
    return type.cast(statement);
  }

  private synchronized Object remember(long number, Object statement) {
    Object before = statements.get(number);
    if (statement.equals(before)) {
      return before;
    }
    int others = size - (before == null ? 0 : sizeOf(before));
    int added = sizeOf(statement);
    requireRoom(added, others);
    forget(number, before, others);
    if (idle.getAsBoolean()) {
      giveBack(replaced);
      replaced = 0;
    }
    long bytes = memoryOf(statement);
    if (!closed && memory.tryAdd(bytes)) {
      taken += bytes;
      size = others + added;
      statements.put(number, statement);
    }
    return statement;
  }

  private void forget(long number, Object before, int others) {
    if (before != null) {
      statements.remove(number);
      replaced += memoryOf(before);
      size = others;
    }
  }

  private void giveBack(long bytes) {
    memory.add(-bytes);
    taken -= bytes;
  }

  private static long memoryOf(Object statement) {
    return statement instanceof PreparedCall call
        ? ValueBudget.memoryOf(call.procedure()) + ValueBudget.memoryOf(call.constants())
        : ValueBudget.memoryOf(statement);
  }

  /** Forgets all, and remembers nothing any more. */
  synchronized void close() {
    closed = true;
    statements.clear();
    giveBack(taken);
    replaced = 0;
    size = 0;
  }

  private static int sizeOf(Object statement) {
    return statement instanceof PreparedCall call ? call.size() : ((String) statement).length();
  }

  private static void requireRoom(int size, int others) {
    if (size > StatementLimits.MAX_TEXT_LENGTH) {
      throw refusal(
          ErrorCode.STATEMENT_TOO_LONG,
          "a statement of more than " + StatementLimits.MAX_TEXT_LENGTH + " characters");
    } else if (others + size > StatementLimits.CHARACTERS) {
      throw refusal(
          ErrorCode.TOO_MANY_STATEMENTS,
          "statements of more than " + StatementLimits.CHARACTERS + " characters");
    }
  }

  private static RequestException refusal(String code, String reason) {
    return new RequestException(code, reason, false);
  }
}
