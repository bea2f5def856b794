package io.shindigneo4j.web.openid;

/**
 * An attack on sign-in by a provider, or a fault of the provider.
 *
 * @param expected what must come of it, in the words of the {@link SignInAttacker}
 */
record SignInAttack(String name, String expected, Attempt attempt) {

  /** What happens; the outcome in a few words. */
  @FunctionalInterface
  interface Attempt {
    String on(SignInAttacker attacker) throws Exception;
  }

  @Override
  public String toString() {
    return name;
  }
}
