package io.shindigneo4j.web.oauth2;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The real clock gives a failure back in 15 seconds at the earliest: all come before that. */
@DisplayName("Who fails too often as an OAuth client")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class FailuresTest {
  private static final Map<String, String> OWN = Map.of("grant_type", "client_credentials");
  private static final int FAILURES = 4;

  @TempDir static Path directory;
  private static OAuthServer server;

  @BeforeAll
  static void start(GraphServer graph) {
    server =
        new OAuthServer(
            graph,
            directory,
            Map.of(
                "shindig.neo4j.oauth-failures",
                Integer.toString(FAILURES),
                "shindig.neo4j.oauth1",
                "true",
                "shindig.neo4j.oauth1-origin",
                "https://social.example.org"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** One request that is not counted as a failure shows that others are let through. */
  @Test
  void isRefusedForAWhileForThisClientAloneThenForAll() throws Exception {
    server.fill();
    for (int i = 0; i < 2 * FAILURES; i++) {
      assertThat(guessed()).as("codes that people bring do not count").isEqualTo(400);
    }
    for (int i = 0; i < FAILURES; i++) {
      HttpResponse<String> failed = tokens("app", "wrong");
      assertThat(failed.statusCode()).isEqualTo(401);
      assertThat(failed.headers().allValues("Content-Type")).hasSize(1);
    }
    HttpResponse<String> refused = tokens("app", "wrong");
    assertThat(refused.statusCode()).isEqualTo(429);
    assertThat(refused.headers().firstValueAsLong("Retry-After").orElseThrow()).isBetween(1L, 60L);
    assertThat(tokens("site", OAuthServer.SECRET).statusCode()).isEqualTo(200);
    for (int i = 0; i < FAILURES; i++) {
      assertThat(requestToken().statusCode()).isEqualTo(401);
    }
    assertThat(requestToken().statusCode()).as("by OAuth 1.0a").isEqualTo(429);
    int last = 401;
    for (int i = 0; last == 401 && i < 10 * FAILURES; i++) {
      last = tokens("nobody" + i, "wrong").statusCode();
    }
    assertThat(last).isEqualTo(429);
    assertThat(tokens("site", OAuthServer.SECRET).statusCode()).isEqualTo(429);
  }

  private static HttpResponse<String> tokens(String client, String secret) throws Exception {
    return server
        .browser()
        .post("/oauth2/token", OWN, "Authorization", Attacker.basic(client, secret));
  }

  private static HttpResponse<String> requestToken() throws Exception {
    String header =
        "OAuth oauth_consumer_key=\"signer\", oauth_signature_method=\"HMAC-SHA1\","
            + " oauth_timestamp=\"%d\", oauth_nonce=\"n\", oauth_signature=\"guess\""
                .formatted(Instant.now().getEpochSecond());
    return server.browser().post("/oauth/requestToken", "", "Authorization", header);
  }

  private static int guessed() throws Exception {
    Map<String, String> guess =
        Map.of(
            "grant_type",
            "authorization_code",
            "code",
            "guess",
            "redirect_uri",
            OAuthServer.SITE_REDIRECT);
    String site = Attacker.basic("site", OAuthServer.SECRET);
    return server.browser().post("/oauth2/token", guess, "Authorization", site).statusCode();
  }
}
