package io.shindigneo4j.server.endpoint;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.tls.Store;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.Certificates;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.PemFiles;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.TlsSockets;
import io.shindigneo4j.testing.UpgradeText;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("An encrypted endpoint")
@StartsServer
class EncryptionTest {

  /** Longer than any test waits, so that a connection that ends earlier was closed at once. */
  private static final Duration LOGIN_TIMEOUT = TestDeadlines.HANGING.multipliedBy(4);

  @TempDir private static Path directory;

  private static Path certificate;
  private static Path key;
  private static GraphServer server;

  @BeforeAll
  static void start() throws Exception {
    certificate = directory.resolve("server.crt");
    key = directory.resolve("server.key");
    show(Certificates.SERVER);
    server =
        GraphServer.start(
            Map.of(
                ServerSettings.tls_enabled, true,
                ServerSettings.tls_certificate, certificate,
                ServerSettings.tls_private_key, key,
                ServerLimitSettings.login_timeout, LOGIN_TIMEOUT));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** Whatever the test before has done to the files. */
  @BeforeEach
  void showTheFirst() throws Exception {
    show(Certificates.SERVER);
    awaitShown(Certificates.SERVER);
  }

  private static void show(Store identity) throws Exception {
    PemFiles.writeKey(identity, key);
    PemFiles.writeCertificate(identity, certificate);
  }

  private static SSLSocket connect(Store trusted, String... protocols) throws Exception {
    return TlsSockets.connect(TlsSockets.trusting(trusted, directory), server.port(), protocols);
  }

  private static boolean shows(Store identity) throws Exception {
    try (SSLSocket socket = connect(identity)) {
      return socket.isConnected();
    } catch (SSLHandshakeException e) {
      return false;
    }
  }

  private static void awaitShown(Store identity) {
    await().until(() -> shows(identity));
  }

  private static ProtocolClient logIn(SSLSocket socket) throws IOException {
    return ProtocolClient.over(
        new RawWebSocket(socket), "neo4j", GraphServer.CREDENTIALS, Format.BSON);
  }

  @ParameterizedTest
  @ValueSource(strings = {"TLSv1.2", "TLSv1.3"})
  void servesBothVersionsOfTls(String version) throws Exception {
    try (SSLSocket socket = connect(Certificates.SERVER, version);
        ProtocolClient client = logIn(socket)) {
      assertThat(socket.getSession().getProtocol()).isEqualTo(version);
      String large = "RETURN reduce(s = 'x', i IN range(1, 18) | s + s)";
      assertThat((String) client.value(large)).hasSize(1 << 18);
    }
  }

  @Test
  void servesTheWebSocketOfTheJdk() throws Exception {
    CompletableFuture<ByteBuffer> pong = new CompletableFuture<>();
    WebSocket socket =
        HttpClient.newBuilder()
            .sslContext(TlsSockets.trusting(Certificates.SERVER, directory))
            .build()
            .newWebSocketBuilder()
            .subprotocols("shindig-neo4j.v1.bson")
            .header("Authorization", GraphServer.CREDENTIALS.authorization())
            .buildAsync(
                URI.create("wss://localhost:" + server.port() + "/neo4j"),
                new WebSocket.Listener() {
                  @Override
                  public CompletionStage<?> onPong(WebSocket from, ByteBuffer message) {
                    pong.complete(message);
                    return null;
                  }
                })
            .get(TestDeadlines.HANGING_SECONDS, SECONDS);
    socket.sendPing(ByteBuffer.wrap(new byte[] {7})).get(TestDeadlines.HANGING_SECONDS, SECONDS);
    assertThat(pong.get(TestDeadlines.HANGING_SECONDS, SECONDS).get()).isEqualTo((byte) 7);
    socket.abort();
  }

  @Test
  void closesAPlainRequestAtOnce() throws IOException {
    try (RawWebSocket plain = new RawWebSocket(server.port())) {
      plain.send(
          UpgradeText.to("neo4j", GraphServer.CREDENTIALS, "shindig-neo4j.v1.bson")
              .toString()
              .getBytes(US_ASCII));
      plain.awaitEnd(); // after an alert of TLS
    }
  }

  @Test
  void closesAConnectionWhoseHandshakeTakesTooLong() throws IOException {
    Map<org.neo4j.graphdb.config.Setting<?>, Object> impatient =
        Map.of(
            ServerSettings.tls_enabled,
            true,
            ServerSettings.tls_certificate,
            certificate,
            ServerSettings.tls_private_key,
            key,
            ServerLimitSettings.login_timeout,
            Duration.ofMillis(500));
    try (GraphServer other = GraphServer.start(impatient);
        RawWebSocket silent = new RawWebSocket(other.port())) {
      silent.send(new byte[] {22, 3, 1, 0, 100, 1}); // the beginning of a handshake
      assertThat(silent.receive().isEnd()).isTrue();
    }
  }

  @Test
  void showsANewCertificateToNewConnectionsAndKeepsTheOldOnes() throws Exception {
    try (SSLSocket socket = connect(Certificates.SERVER);
        ProtocolClient before = logIn(socket)) {
      show(Certificates.OTHER_SERVER);
      awaitShown(Certificates.OTHER_SERVER);
      assertThat(shows(Certificates.SERVER)).isFalse();
      assertThat(before.value("RETURN 1")).isEqualTo(1L);
    }
  }

  @Test
  @Exhaustive
  void keepsItsCertificateWhenTheNewOneIsBroken() throws Exception {
    Files.writeString(certificate, "-----BEGIN CERTIFICATE-----\nnonsense\n");
    assertKept();
    PemFiles.writeCertificate(Certificates.OTHER_SERVER, certificate); // of another key
    assertKept();
    Files.delete(key);
    assertKept();
    PemFiles.writeKey(Certificates.OTHER_SERVER, key);
    awaitShown(Certificates.OTHER_SERVER);
  }

  /** For longer than it takes to see the change. */
  private static void assertKept() {
    await().during(Duration.ofSeconds(3)).until(() -> shows(Certificates.SERVER));
  }

  @Test
  void doesNotStartWithoutFilesOrWithBrokenOnes() throws Exception {
    Map<org.neo4j.graphdb.config.Setting<?>, Object> without =
        Map.of(ServerSettings.tls_enabled, true);
    assertThatThrownBy(() -> GraphServer.start(without).close())
        .hasStackTraceContaining("server.shindig.neo4j.tls_certificate is needed");
    Path broken = Files.writeString(directory.resolve("broken.crt"), "nonsense");
    Map<org.neo4j.graphdb.config.Setting<?>, Object> withBroken =
        Map.of(
            ServerSettings.tls_enabled, true,
            ServerSettings.tls_certificate, broken,
            ServerSettings.tls_private_key, key);
    assertThatThrownBy(() -> GraphServer.start(withBroken).close())
        .hasStackTraceContaining("broken.crt");
  }
}
