package io.shindigneo4j.driver;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Objects;

/** A user of the Neo4j server. */
public record Credentials(String username, String password) implements CredentialsProvider {

  public Credentials {
    Objects.requireNonNull(username, "username");
    Objects.requireNonNull(password, "password");
  }

  /** A token in place of a user's name and password; Neo4j must know who issues such ones. */
  public static CredentialsProvider bearer(String token) {
    return new BearerToken(token);
  }

  /** By the Basic scheme (RFC 7617). */
  @Override
  public String authorization() {
    byte[] pair = (username + ":" + password).getBytes(StandardCharsets.UTF_8);
    return "Basic " + Base64.getEncoder().encodeToString(pair);
  }

  /** Without the password. */
  @Override
  public String toString() {
    return "Credentials[" + username + "]";
  }
}
