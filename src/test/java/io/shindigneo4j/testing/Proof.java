package io.shindigneo4j.testing;

/** Which run of the tests this is: {@code docs/testing.md}. */
public final class Proof {

  private static final boolean EXHAUSTIVE = Boolean.getBoolean("test.exhaustive");
  private static final boolean WITHOUT_SERVERS = Boolean.getBoolean("test.without.servers");

  private Proof() {}

  /** Whether the Maven profile {@code exhaustive} runs, after {@code mvn verify}. */
  public static boolean isExhaustive() {
    return EXHAUSTIVE;
  }

  /** Whether the Maven profile {@code quick} runs. */
  static boolean isWithoutServers() {
    return WITHOUT_SERVERS;
  }
}
