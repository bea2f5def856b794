package io.shindigneo4j.web.oauth1;

import java.util.List;

/**
 * An attack on our OAuth 1.0a.
 *
 * @param expected what must come of it, in the words of the {@link Attacker}
 */
record Attack(String name, Attempt attempt, String expected) {

  /** What the attacker does; the answer in a few words. */
  @FunctionalInterface
  interface Attempt {
    String by(Attacker attacker) throws Exception;
  }

  static void add(List<Attack> rows, String name, String expected, Attempt attempt) {
    rows.add(new Attack(name, attempt, expected));
  }

  @Override
  public String toString() {
    return name;
  }
}
