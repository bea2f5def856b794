package io.shindigneo4j.opensocial.configuration;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.CredentialsProvider;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** A user of Neo4j, and the {@link SecretFile} of the password, read for each new connection. */
record PasswordFile(String username, Path file) implements CredentialsProvider {

  /**
   * A file that can be used now.
   *
   * @throws IllegalArgumentException if it has no password, with a message that has none either
   * @throws UncheckedIOException if it cannot be read
   */
  static PasswordFile of(String username, String file) {
    PasswordFile password = new PasswordFile(username, Path.of(file));
    String unused = password.read();
    return password;
  }

  @Override
  public String authorization() {
    return new Credentials(username, read()).authorization();
  }

  private String read() {
    return SecretFile.read(file, "password");
  }
}
