package io.shindigneo4j.driver;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Objects;
import java.util.regex.Pattern;

/** A user of Neo4j and the password. */
public record Credentials(String username, String password) implements CredentialsProvider {

  public Credentials {
    Objects.requireNonNull(username, "username");
    Objects.requireNonNull(password, "password");
  }

  /** A bearer token in place of a name and a password. Neo4j must know its identity provider. */
  public static CredentialsProvider bearer(String token) {
    return new BearerToken(token);
  }

  /** The credentials in the Basic scheme (RFC 7617). */
  @Override
  public String authorization() {
    byte[] pair = (username + ":" + password).getBytes(StandardCharsets.UTF_8);
    return "Basic " + Base64.getEncoder().encodeToString(pair);
  }

  /** Omits the password. */
  @Override
  public String toString() {
    return "Credentials[" + username + "]";
  }

  /** A token of an identity provider that Neo4j knows (RFC 6750). */
  private record BearerToken(String token) implements CredentialsProvider {

    private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9._~+/-]+=*");

    BearerToken {
      if (!TOKEN.matcher(token).matches()) {
        throw new IllegalArgumentException("not a bearer token");
      }
    }

    @Override
    public String authorization() {
      return "Bearer " + token;
    }

    /** Omits the token. */
    @Override
    public String toString() {
      return "BearerToken";
    }
  }
}
