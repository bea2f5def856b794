package io.shindigneo4j.driver;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Objects;

/** A user of the Neo4j server. */
public record Credentials(String username, String password) {

  public Credentials {
    Objects.requireNonNull(username, "username");
    Objects.requireNonNull(password, "password");
  }

  /** The value of an HTTP Authorization header (RFC 7617). */
  String authorization() {
    byte[] pair = (username + ":" + password).getBytes(StandardCharsets.UTF_8);
    return "Basic " + Base64.getEncoder().encodeToString(pair);
  }

  /** Without the password. */
  @Override
  public String toString() {
    return "Credentials[" + username + "]";
  }
}
