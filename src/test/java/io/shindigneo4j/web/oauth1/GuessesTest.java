package io.shindigneo4j.web.oauth1;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.SharedGraphServer;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.oauth.OAuthConsumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each test has an address of its own. The real clock gives a failure back in 15 seconds at the
 * earliest: all come before that.
 */
@DisplayName("Who guesses secrets of OAuth 1.0a on the social API")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class GuessesTest {
  private static final int FAILURES = 4;
  private static final String PATH = "/social/rest/people/@supportedFields";
  private static final String ELSEWHERE = "127.0.0.9";

  @TempDir static Path directory;
  private static OAuth1Server server;

  @BeforeAll
  static void start(GraphServer graph) {
    server =
        new OAuth1Server(
            graph, directory, Map.of("shindig.neo4j.oauth-failures", Integer.toString(FAILURES)));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void fill() throws Exception {
    server.fill();
  }

  private static SignedCall call(String client) {
    return new SignedCall("GET", PATH, client);
  }

  private static int right(String address, String client) throws Exception {
    return send(address, call(client), OAuth1Server.secret(client)).status();
  }

  private static int wrong(String address, SignedCall call) throws Exception {
    return send(address, call, "wrong").status();
  }

  private static RawHttp.Answer send(String address, SignedCall call, String secret)
      throws Exception {
    String client = call.oauth.get("oauth_consumer_key");
    String header = call.header(call.signed(new OAuthConsumer(null, client, secret, null)));
    int port = URI.create(server.address()).getPort();
    Socket socket =
        new Socket(InetAddress.getByName("127.0.0.1"), port, InetAddress.getByName(address), 0);
    try (RawHttp http = new RawHttp(socket)) {
      http.send(
          "GET %s HTTP/1.1\r\nHost: localhost\r\nAuthorization: %s\r\n\r\n"
              .formatted(PATH, header));
      return http.receive();
    }
  }

  @Test
  void waitsForThisClientButNotWhoKnowsItsSecret() throws Exception {
    String address = "127.0.0.2";
    for (int i = 0; i < FAILURES; i++) {
      assertThat(wrong(address, call("photos"))).isEqualTo(401);
    }
    RawHttp.Answer refused = send(address, call("photos"), "wrong");
    assertThat(refused.status()).isEqualTo(429);
    assertThat(Integer.parseInt(refused.headers().get("retry-after"))).isBetween(1, 60);
    assertThat(refused.headers()).doesNotContainKey("www-authenticate");
    assertThat(right(address, "photos")).isEqualTo(200);
    assertThat(wrong(address, call("other"))).isEqualTo(401);
    assertThat(wrong(ELSEWHERE, call("photos"))).isEqualTo(401);
  }

  @Test
  void waitsForAllClientsInTheEnd() throws Exception {
    String address = "127.0.0.3";
    List<Integer> statuses = new ArrayList<>();
    while (!statuses.contains(429) && statuses.size() < 10 * FAILURES) {
      statuses.add(wrong(address, call("nobody" + statuses.size())));
    }
    assertThat(statuses).hasSizeGreaterThan(5 * FAILURES).startsWith(401).endsWith(429);
    assertThat(right(address, "photos")).isEqualTo(200);
  }

  @Test
  void countsForTheSecretOfAToken() throws Exception {
    String address = "127.0.0.4";
    Attacker people = new Attacker(server, server.browser().signIn("john.doe"), null);
    Credentials access = people.accessToken();
    Credentials guessed = new Credentials(access.token(), "wrong");
    String secret = OAuth1Server.secret("photos");
    for (int i = 0; i < FAILURES; i++) {
      assertThat(send(address, call("photos").withToken(guessed), secret).status()).isEqualTo(401);
    }
    assertThat(send(address, call("photos").withToken(guessed), secret).status()).isEqualTo(429);
    assertThat(send(address, call("photos").withToken(access), secret).status()).isEqualTo(200);
  }

  @Test
  void isNotWhoseTokensHaveEnded() throws Exception {
    String address = "127.0.0.5";
    for (int i = 0; i < 2 * FAILURES; i++) {
      assertThat(wrong(address, call("photos").withToken(new Credentials("ended" + i, "s"))))
          .isEqualTo(401);
    }
    assertThat(wrong(address, call("photos"))).isEqualTo(401);
  }

  @Test
  void isNotWhoseRequestIsMalformedOrComesAgain() throws Exception {
    String address = "127.0.0.6";
    String secret = OAuth1Server.secret("photos");
    for (int i = 0; i < FAILURES; i++) {
      assertThat(send(address, call("photos").with("oauth_version", "2.0"), secret).status())
          .isEqualTo(400);
      SignedCall call = call("photos").with("oauth_nonce", "once" + i);
      assertThat(send(address, call, secret).status()).isEqualTo(200);
      assertThat(send(address, call, secret).status()).isEqualTo(401);
    }
    assertThat(wrong(address, call("photos"))).isEqualTo(401);
  }
}
