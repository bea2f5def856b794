package io.shindigneo4j.web.oauth2;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.oauth.SigningCredential;
import io.shindigneo4j.opensocial.oauth.SigningKey;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.PythonEnvironment;
import io.shindigneo4j.testing.RsaKeys;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.WebappServer;
import io.shindigneo4j.web.token.SealedSecrets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.interfaces.RSAPublicKey;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Needs python3 with its venv, and the packages that {@code oauth.txt} pins. */
@DisplayName("requests-oauthlib, a client that knows nothing of us,")
@Exhaustive
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class OAuthlibIT {

  private static final String SIGNING_SECRET = "0123456789abcdef";
  private static final Set<String> SCOPES =
      Set.of("people:read", "messages:read", "messages:write");

  @TempDir private static Path directory;
  private static PythonEnvironment python;
  private static OAuthServer server;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    python = PythonEnvironment.install("python-oauth", "oauth.txt", directory);
    server =
        new OAuthServer(
            graph,
            directory,
            Map.of(
                "shindig.neo4j.oauth1",
                "true",
                "shindig.neo4j.oauth1-origin",
                "http://localhost:" + WebappServer.PORT));
  }

  @AfterAll
  static void stop() {
    if (server != null) { // without Python there is none
      server.close();
    }
  }

  @BeforeEach
  void fill() throws Exception {
    server.fill();
  }

  private static Optional<String> setting(String key) {
    return key.equals("shindig.neo4j.token-key") ? Optional.of(Tokens.KEY) : Optional.empty();
  }

  private static void registerBySecret(String id) throws Exception {
    String sealed = SealedSecrets.from(OAuthlibIT::setting).seal(new Secret(SIGNING_SECRET), id);
    server.registerSigning(id, SCOPES, SigningCredential.ofSecret(sealed));
  }

  /** Returns the file with the private key. */
  private static Path registerByKey(String id) throws Exception {
    KeyPair keys = RsaKeys.next();
    SigningKey key = new SigningKey((RSAPublicKey) keys.getPublic());
    server.registerSigning(id, SCOPES, SigningCredential.ofKey(key));
    String content = Base64.getMimeEncoder().encodeToString(keys.getPrivate().getEncoded());
    return Files.writeString(
        directory.resolve("key.pem"),
        "-----BEGIN PRIVATE KEY-----\n" + content + "\n-----END PRIVATE KEY-----\n");
  }

  @Test
  void getsTokensByEachGrantAndLearnsWhyItDoesNot() throws Exception {
    assertThat(python.run("check_oauth2.py", server.address(), OAuthServer.SECRET).lines())
        .containsExactly(
            "passed code",
            "passed code_with_secret_in_form",
            "passed code_of_public_client",
            "passed refresh",
            "passed refresh_by_itself",
            "passed credentials",
            "passed credentials_for_a_person",
            "passed revocation",
            "passed bad_secret",
            "passed used_code",
            "passed wrong_verifier",
            "passed refusals_of_authorization",
            "passed refused_grants",
            "passed missing_scope");
  }

  @Test
  void signsRequests() throws Exception {
    registerBySecret("reports");
    Path key = registerByKey("ledger");
    for (String client : List.of("reports", "ledger")) {
      server.consents().grant("john.doe", client, SCOPES).get(1, TimeUnit.MINUTES);
    }
    String output = python.run("check_oauth1.py", server.address(), SIGNING_SECRET, key.toString());
    assertThat(output.lines())
        .containsExactly(
            "passed hmac",
            "passed rsa",
            "passed acts_for_who_has_consented",
            "passed body",
            "passed body_without_hash",
            "passed bad_secret",
            "passed replay",
            "passed old");
  }
}
