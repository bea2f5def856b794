package io.shindigneo4j.web.oauth1;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.command.Operator;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("OAuth 1.0a, once the key of tokens is another")
@ExtendWith(SharedGraphServer.class)
@Timeout(600)
class RetiredKeyTest {

  @TempDir private Path directory;

  @Test
  void takesAllTokensOfBefore(GraphServer graph) throws Exception {
    Operator operator = new Operator(graph, directory.resolve("token.key"));
    try (OAuth1Server server = new OAuth1Server(graph, directory, operator.keys())) {
      server.fill();
      Attacker before = attacker(server);
      Credentials access = before.accessToken();
      Credentials waiting = before.requestToken();
      Credentials authorized = before.requestToken();
      String verifier = before.verifier(before.john, authorized);
      assertThat(status(server, Tokens.encrypted("john.doe"))).isEqualTo(200);

      operator.replaceKey();
      String old = Tokens.encrypted("john.doe");
      TestDeadlines.await().until(() -> status(server, old) == 401);
      TestDeadlines.await() // what reads the keys apart may read them a second later
          .untilAsserted(
              () -> assertThat(attacker(server).use(access)).as("access token").isEqualTo("200"));

      Attacker after = attacker(server);
      assertThat(exchanged(after, authorized, verifier)).as("authorized").isEqualTo("200");
      assertThat(exchanged(after, waiting, after.verifier(after.john, waiting)))
          .as("request token that waits")
          .isEqualTo("200");
      assertThat(after.use(after.accessToken())).as("new").isEqualTo("200");
    }
  }

  private static Attacker attacker(OAuth1Server server) throws Exception {
    return new Attacker(
        server, server.browser().signIn("john.doe"), server.browser().signIn("jane.doe"));
  }

  private static int status(OAuth1Server server, String token) throws Exception {
    return server.browser().get(Attacker.SELF + "?st=" + token).statusCode();
  }

  private static String exchanged(Attacker people, Credentials request, String verifier)
      throws Exception {
    return people.use(people.credentials(Attacker.accessCall(request, verifier)));
  }
}
