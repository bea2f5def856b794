package io.shindigneo4j.web.oauth2;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** John Doe is signed in; the attacker sends what he or a client would not send. */
@DisplayName("Our OAuth 2.0 server withstands")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class AttacksTest {
  @TempDir static Path directory;
  private static OAuthServer server;

  @BeforeAll
  static void start(GraphServer graph) {
    server = new OAuthServer(graph, directory);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("attacks")
  void attack(Attack attack) throws Exception {
    server.fill();
    assertThat(attack.attempt().by(new Attacker(server))).isEqualTo(attack.expected());
  }

  static Stream<Attack> attacks() {
    return Stream.of(
            RedirectAttacks.all(),
            AuthorizationAttacks.all(),
            ConsentAttacks.all(),
            GrantAttacks.all(),
            ClientAttacks.all(),
            EndpointAttacks.all(),
            PageAttacks.all())
        .flatMap(List::stream);
  }
}
