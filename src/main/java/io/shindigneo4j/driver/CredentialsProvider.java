package io.shindigneo4j.driver;

/**
 * Provides the credentials of connections. Each new connection asks for them, so they may change
 * while the driver is used, as in {@code () -> Credentials.bearer(vault.token()).authorization()}.
 * Open connections keep the credentials they were opened with.
 */
@FunctionalInterface
public interface CredentialsProvider {

  /**
   * The value of the HTTP Authorization header of the next connection. Many threads may call this
   * at a time. The attempt to connect waits for it, and fails if it throws an exception.
   */
  String authorization();
}
