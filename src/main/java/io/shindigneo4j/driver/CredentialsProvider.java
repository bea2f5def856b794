package io.shindigneo4j.driver;

/**
 * What connections log in with. It may change while the driver is used: each new connection asks
 * for it, as in {@code () -> Credentials.bearer(vault.token()).authorization()}. Open connections
 * go on with what they have logged in with.
 */
@FunctionalInterface
public interface CredentialsProvider {

  /**
   * The value of the HTTP Authorization header of the next connection. Called by any thread, by
   * several at a time; the attempt to connect waits for it, and fails with what it throws.
   */
  String authorization();
}
