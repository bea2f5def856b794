package io.shindigneo4j.server.session;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.neo4j.kernel.api.security.AuthToken;

/** The credential by which a client logs in. */
public sealed interface Credential {

  /** As Neo4j takes it. */
  Map<String, Object> token();

  /** Of one of Neo4j's own users. */
  record Password(String username, String password) implements Credential {

    @Override
    public Map<String, Object> token() {
      return AuthToken.newBasicAuthToken(username, password);
    }

    /** Without the password. */
    @Override
    public String toString() {
      return "Password[" + username + "]";
    }
  }

  /** A token of an identity provider that Neo4j is configured with. */
  record Bearer(String text) implements Credential {

    private static final String SCHEME = "bearer";

    @Override
    public Map<String, Object> token() {
      Map<String, Object> token = new HashMap<>();
      token.put(AuthToken.SCHEME_KEY, SCHEME);
      token.put(AuthToken.CREDENTIALS, text.getBytes(StandardCharsets.UTF_8));
      return token;
    }

    /** Without the text. */
    @Override
    public String toString() {
      return "Bearer";
    }
  }
}
