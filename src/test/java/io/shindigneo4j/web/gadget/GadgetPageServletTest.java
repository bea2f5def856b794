package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.WebappServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The real clock gives an address a token in a second, and a hundred at once. */
@DisplayName("The page of a gadget, over HTTP,")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class GadgetPageServletTest {
  @TempDir static Path directory;
  private static HttpServer site;
  private static WebappServer server;

  @BeforeAll
  static void start(GraphServer graph) throws IOException {
    site = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    show("/small.xml", "<p>small</p>");
    show("/large.xml", "<p a b c>large</p>".repeat(40_000));
    site.start();
    server =
        WebappServer.start(
            directory,
            graph,
            Map.of(
                "shindig.neo4j.address-rate", "1",
                "shindig.neo4j.address-burst", "100",
                "shindig.neo4j.internal-hosts", host()));
  }

  private static void show(String path, String content) {
    String gadget =
        "<Module><ModulePrefs title='g'/><Content><![CDATA[" + content + "]]></Content></Module>";
    byte[] bytes = gadget.getBytes(StandardCharsets.UTF_8);
    site.createContext(
        path,
        exchange -> {
          exchange.sendResponseHeaders(200, bytes.length);
          exchange.getResponseBody().write(bytes);
          exchange.close();
        });
  }

  private static String host() {
    return "127.0.0.1:" + site.getAddress().getPort();
  }

  @AfterAll
  static void stop() {
    server.close();
    site.stop(0);
  }

  private static Answer page(String path) throws Exception {
    return Answer.to(
        "GET", server.address() + "/gadgets/ifr?url=http%3A%2F%2F" + host() + path, null);
  }

  @Test
  void costsItsClientMoreWhereItIsLarge() throws Exception {
    assertThat(page("/large.xml").body()).contains("large");
    Answer refused = page("/large.xml");
    assertThat(refused.status()).isEqualTo(429);
    assertThat(refused.body()).isEqualTo("Too many requests");
    assertThat(refused.response().headers().firstValueAsLong("Retry-After").orElseThrow())
        .isBetween(1L, 100L);
    for (int i = 0; i < 10; i++) {
      assertThat(page("/small.xml").body()).contains("small");
    }
  }
}
