package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.RawHttp;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(300)
class WebServerTest {
  private static final String WEB_XML =
      """
      <web-app version="3.1" metadata-complete="true">
        <context-param>
          <param-name>guice-modules</param-name>
          <param-value>%s</param-value>
        </context-param>
        <listener><listener-class>io.shindigneo4j.web.ShindigListener</listener-class></listener>
      </web-app>
      """;

  @TempDir Path base;
  @TempDir Path webapp;

  @BeforeEach
  void makeWebapp() throws IOException {
    Files.writeString(webapp.resolve("index.html"), "<p>welcome</p>");
    writeWebXml("io.shindigneo4j.web.LayeredPropertiesModule");
  }

  /** Tomcat would make the directory anew that it was told first. */
  @AfterEach
  void forgetDirectories() {
    System.clearProperty("catalina.home");
    System.clearProperty("catalina.base");
  }

  @Test
  void servesTheApplicationAtTheRoot() throws IOException, InterruptedException {
    try (WebServer server = new WebServer(base, webapp, 0)) {
      int port = server.bind();
      server.start();
      assertThat(get(port)).isEqualTo("<p>welcome</p>");
    }
  }

  /** Tomcat would read two megabytes of it, as long as a byte comes now and then. */
  @Test
  void readsAByteAtMostOfABodyThatItRefuses() throws IOException {
    try (WebServer server = new WebServer(base, webapp, 0)) {
      int port = server.bind();
      server.start();
      try (Socket socket = new Socket("127.0.0.1", port);
          RawHttp client = new RawHttp(socket)) {
        socket.setSoTimeout(10_000);
        client.send("POST /WEB-INF/x HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\na");
        assertThat(client.receive().status()).isEqualTo(404);
        client.send("b");
        assertThat(client.ends()).isTrue();
      }
    }
  }

  /** Otherwise it reads 8 KiB of these, as long as a byte comes now and then. */
  @Test
  void readsNothingBetweenTheChunksOfABodyThatItRefuses() throws IOException {
    try (WebServer server = new WebServer(base, webapp, 0)) {
      int port = server.bind();
      server.start();
      for (String begun : List.of("OPTIONS *", "POST /WEB-INF/x", "TRACE /", "POST /a\\b")) {
        for (String chunk : List.of("1;", "0\r\nX: ")) {
          try (Socket socket = new Socket("127.0.0.1", port);
              RawHttp client = new RawHttp(socket)) {
            socket.setSoTimeout(10_000);
            client.send(begun + " HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
            client.head();
            client.send(chunk);
            client.rest();
          }
        }
      }
    }
  }

  @Test
  void goesOnAfterABodyInChunks() throws IOException {
    try (WebServer server = new WebServer(base, webapp, 0)) {
      int port = server.bind();
      server.start();
      try (RawHttp client = new RawHttp(port)) {
        for (int i = 0; i < 3; i++) {
          client.send("GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n");
          client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
          assertThat(client.receive().text()).isEqualTo("<p>welcome</p>");
          assertThat(client.receive().text()).isEqualTo("<p>welcome</p>");
        }
      }
    }
  }

  @Test
  void failsWithTheCauseWhenTheApplicationDoesNotStart() throws IOException {
    writeWebXml("no.such.Module");
    try (WebServer server = new WebServer(base, webapp, 0)) {
      server.bind();
      assertThatThrownBy(server::start)
          .isInstanceOf(LaunchException.class)
          .hasMessageContaining("no.such.Module");
    }
  }

  @Test
  void namesThePortThatIsTaken() throws IOException {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        WebServer server = new WebServer(base, webapp, other.getLocalPort())) {
      assertThatThrownBy(server::bind)
          .isInstanceOf(LaunchException.class)
          .hasMessageContaining(Integer.toString(other.getLocalPort()))
          .hasMessageContaining("SHINDIG_PORT");
    }
  }

  private void writeWebXml(String module) throws IOException {
    Path file = Files.createDirectories(webapp.resolve("WEB-INF")).resolve("web.xml");
    Files.writeString(file, WEB_XML.formatted(module));
  }

  private static String get(int port) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/"))
            .timeout(Duration.ofMinutes(2))
            .build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();
  }
}
