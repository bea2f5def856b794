package io.shindigneo4j.prove.history;

/**
 * A call as its client saw it.
 *
 * @param client the name of the client
 * @param begin nanoseconds from the begin of the history
 * @param end likewise
 * @param answer what came back: a value, or the code of the failure
 * @param <A> what was asked for
 */
public record Event<A>(
    String client, A action, long begin, long end, Outcome outcome, String answer) {

  public boolean is(Outcome expected) {
    return outcome == expected;
  }

  /** A line without its end. */
  String line() {
    return "%d\t%d\t%s\t%s\t%s\t%s".formatted(begin, end, client, outcome, action, answer);
  }
}
