package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.history.Reply;
import java.util.Set;
import java.util.function.Supplier;

/** What a client of the driver knows after a call, by the codes of docs/protocol.md. */
public final class DriverReplies {

  private static final Set<String> OUTCOME_UNKNOWN =
      Set.of(DriverException.OUTCOME_UNKNOWN, DriverException.CLOSED, ErrorCode.REPEATED);

  /** With a request id. Without one they say that the call had no effect. */
  private static final Set<String> SAFE_TO_REPEAT =
      Set.of(DriverException.UNAVAILABLE, DriverException.TIMED_OUT);

  private static final String UNKNOWN_SUFFIX = "outcome-unknown";

  private DriverReplies() {}

  /**
   * @param repeatable whether the call has a request id. The driver then sends it again, and tells
   *     what it did not get through as safe to repeat
   */
  public static Reply of(Supplier<String> call, boolean repeatable) {
    try {
      return Reply.success(call.get());
    } catch (DriverException e) {
      return new Reply(outcome(e.code(), repeatable), e.code());
    }
  }

  private static Outcome outcome(String code, boolean repeatable) {
    boolean unknown =
        OUTCOME_UNKNOWN.contains(code)
            || code.endsWith(UNKNOWN_SUFFIX)
            || repeatable && SAFE_TO_REPEAT.contains(code);
    return unknown ? Outcome.UNKNOWN : Outcome.FAILURE;
  }
}
