package io.shindigneo4j.driver;

import java.util.regex.Pattern;

/** A token of an identity provider that Neo4j knows (RFC 6750). */
record BearerToken(String token) implements CredentialsProvider {

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
