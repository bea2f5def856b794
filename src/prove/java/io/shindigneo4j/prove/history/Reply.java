package io.shindigneo4j.prove.history;

/**
 * What a client was told.
 *
 * @param answer a value, or the code of the failure
 */
public record Reply(Outcome outcome, String answer) {

  public static Reply success(String answer) {
    return new Reply(Outcome.SUCCESS, answer);
  }

  /**
   * What the client knows after it has sent the same request again. A failed repetition says
   * nothing about an earlier attempt.
   */
  public Reply after(Reply earlier) {
    return outcome == Outcome.FAILURE && earlier.outcome == Outcome.UNKNOWN
        ? new Reply(Outcome.UNKNOWN, answer)
        : this;
  }
}
