package io.shindigneo4j.web.signin;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.CuttingProxy;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.web.launcher.Browser;
import io.shindigneo4j.web.launcher.WebappServer;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Signing out while the database is out of reach")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class SignOutDuringOutageTest {
  @TempDir Path directory;

  /** A copy of the cookie may still be good. */
  @Test
  void takesTheCookieFromTheBrowserAndSaysThatNoMoreHasHappened(GraphServer graph)
      throws Exception {
    try (CuttingProxy proxy = new CuttingProxy(graph.port());
        WebappServer server = WebappServer.start(directory, graph, settings(graph, proxy))) {
      Browser browser = new Browser(server.address()).signIn("john.doe");
      String csrf = Browser.csrf(browser.get("/identity/signin"));
      proxy.block();
      assertThat(browser.post("/identity/signout", Map.of("csrf", csrf)).statusCode())
          .isEqualTo(503);
      assertThat(browser.cookies()).isEmpty();
    }
  }

  private static Map<String, String> settings(GraphServer graph, CuttingProxy proxy) {
    return Map.of(
        "shindig.neo4j.uri",
        "ws://127.0.0.1:" + proxy.port() + graph.uri().getPath(),
        "shindig.neo4j.call-timeout",
        "PT1S",
        "shindig.neo4j.sample-sign-in",
        "true",
        "shindig.neo4j.hosts",
        "localhost, 127.0.0.1");
  }
}
