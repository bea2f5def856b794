package io.shindigneo4j.web.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.tls.Store;
import io.shindigneo4j.driver.tls.TlsSettings;
import io.shindigneo4j.testing.Certificates;
import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Upgrade;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The checks of the way to a server")
class ReachabilityTest {

  private static final Duration LIMIT = TestDeadlines.HANGING;

  private final ScriptedServer scripted = ScriptedServer.start();

  @AfterEach
  void close() {
    scripted.close();
  }

  private static Server server(String uri) {
    return new Server(URI.create(uri), false);
  }

  @Test
  @DisplayName("say that nobody knows a name")
  void name() {
    CheckOutcome outcome = new DnsCheck(server("ws://no-such-host.invalid/neo4j")).run();
    assertThat(outcome.status()).isEqualTo(Status.FAIL);
    assertThat(outcome.detail()).contains("no-such-host.invalid");
    assertThat(new DnsCheck(server("ws://[::1]:7690/neo4j")).run().status()).isEqualTo(Status.OK);
  }

  @Test
  @DisplayName("say that nobody listens")
  void port() throws IOException {
    CheckOutcome outcome =
        new TcpCheck(server("ws://127.0.0.1:" + FreePort.find() + "/neo4j"), LIMIT).run();
    assertThat(outcome.status()).isEqualTo(Status.FAIL);
    assertThat(outcome.advice().get(0)).contains("server.shindig.neo4j.enabled");
    assertThat(new TcpCheck(server(scripted.uri()), LIMIT).run().status()).isEqualTo(Status.OK);
  }

  @Test
  @DisplayName("name each of several servers")
  void names() {
    Server server = new Server(URI.create("ws://db2.example.org:7690/neo4j"), true);
    assertThat(new TcpCheck(server, LIMIT).name()).isEqualTo("tcp db2.example.org:7690");
    assertThat(new TcpCheck(server, LIMIT).after()).containsExactly("dns db2.example.org:7690");
  }

  @ParameterizedTest
  @CsvSource({
    "ws://h/neo4j, 80",
    "wss://h/neo4j, 443",
    "bolt://h/neo4j, 7687",
    "neo4j+s://h/neo4j, 7687",
    "ws://h:7690/neo4j, 7690"
  })
  @DisplayName("know the port of an address without one")
  void ports(String uri, int port) {
    assertThat(server(uri).port()).isEqualTo(port);
  }

  @ParameterizedTest
  @CsvSource({
    "401, OK, asks for a login",
    "503, FAIL, busy",
    "302, FAIL, is 302",
    "404, FAIL, is 404",
    "200, FAIL, is 200"
  })
  @DisplayName("tell our plug-in from others by what a stranger is answered")
  void stranger(int status, Status expected, String detail) throws Exception {
    scripted.upgrading(new Upgrade.Refuse(status));
    assertOutcome(webSocket().run(), expected, detail);
  }

  @Test
  @DisplayName("notice a server that lets strangers in, or hangs up")
  void others() throws Exception {
    assertOutcome(webSocket().run(), Status.FAIL, "is 101");
    scripted.upgrading(new Upgrade.Cut());
    CheckOutcome outcome = webSocket().run();
    assertOutcome(outcome, Status.FAIL, "no answer by HTTP");
    assertThat(outcome.advice().get(0)).contains("wss");
  }

  @ParameterizedTest
  @CsvSource({
    "401, wrong user or password",
    "404, there is no database neo4j",
    "400, does not speak shindig-neo4j.v1.bson",
    "409, newer than the plug-in",
    "429, too many failed logins",
    "503, not available",
    "500, status 500",
    "307, status 307"
  })
  @DisplayName("say why a server lets nobody in")
  void login(int status, String detail) throws Exception {
    scripted.upgrading(new Upgrade.Refuse(status));
    assertOutcome(login().run(), Status.FAIL, detail);
  }

  @Test
  @DisplayName("log in once, with the credentials of the settings")
  void loginWorks() throws Exception {
    assertOutcome(login().run(), Status.OK, "shindig-neo4j.v1.bson");
    assertThat(scripted.authorizations())
        .containsExactly(new Credentials("ann", "secret-of-ann").authorization());
    scripted.upgrading(new Upgrade.AcceptAs(""));
    assertOutcome(login().run(), Status.FAIL, "no protocol");
  }

  private static void assertOutcome(CheckOutcome outcome, Status status, String detail) {
    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(status);
    assertThat(outcome.detail()).contains(detail);
  }

  private WebSocketCheck webSocket() {
    return new WebSocketCheck(server(scripted.uri()), probe());
  }

  private LoginCheck login() {
    return new LoginCheck(server(scripted.uri()), settings(), probe());
  }

  private WebSocketProbe probe() {
    return new WebSocketProbe(settings(), LIMIT);
  }

  private DriverSettings settings() {
    return DriverSettings.of(scripted.uri(), new Credentials("ann", "secret-of-ann"));
  }

  @Test
  @DisplayName("say how long a certificate is valid, and why one is not")
  void tls(@TempDir Path directory) throws Exception {
    try (EncryptedServer encrypted = EncryptedServer.start(Certificates.SERVER)) {
      TlsSettings trusting =
          TlsSettings.DEFAULT.withTrust(
              Certificates.trust(directory.resolve("trust.p12"), Certificates.SERVER));
      Instant now = Instant.now();
      CheckOutcome good = tls("wss://127.0.0.1:" + encrypted.port() + "/neo4j", trusting, now);
      assertOutcome(good, Status.OK, "for 89 days");
      Instant later = now.plus(Duration.ofDays(70));
      assertOutcome(
          tls("wss://127.0.0.1:" + encrypted.port() + "/neo4j", trusting, later),
          Status.WARN,
          "for 19 days");
      assertAdvice(
          tls("wss://127.0.0.1:" + encrypted.port() + "/neo4j", TlsSettings.DEFAULT, now),
          "shindig.neo4j.trust-store");
    }
    try (EncryptedServer elsewhere = EncryptedServer.start(Certificates.ELSEWHERE)) {
      TlsSettings trusting =
          TlsSettings.DEFAULT.withTrust(
              Certificates.trust(directory.resolve("else.p12"), Certificates.ELSEWHERE));
      assertAdvice(
          tls("wss://127.0.0.1:" + elsewhere.port() + "/neo4j", trusting, Instant.now()),
          "another name");
    }
  }

  @Test
  @DisplayName("say that a server does not encrypt, where the address says so")
  void notEncrypted() throws Exception {
    String address = "127.0.0.1:" + URI.create(scripted.uri()).getPort() + "/neo4j";
    CheckOutcome outcome = tls("wss://" + address, TlsSettings.DEFAULT, Instant.now());
    assertAdvice(outcome, "tls_enabled");
    assertOutcome(
        tls("ws://" + address, TlsSettings.DEFAULT, Instant.now()), Status.OK, "not encrypted");
    assertOutcome(
        tls("bolt+ssc://" + address, TlsSettings.DEFAULT, Instant.now()), Status.OK, "not checked");
  }

  private static CheckOutcome tls(String uri, TlsSettings settings, Instant now)
      throws IOException {
    return new TlsCheck(server(uri), settings, LIMIT, InstantSource.fixed(now)).run();
  }

  private static void assertAdvice(CheckOutcome outcome, String advice) {
    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(Status.FAIL);
    assertThat(outcome.advice().get(0)).as(outcome.toString()).contains(advice);
  }

  /** Shakes hands with one client after the other. */
  private record EncryptedServer(SSLServerSocket socket, Thread thread) implements AutoCloseable {

    static EncryptedServer start(Store identity) throws Exception {
      KeyManagerFactory keys =
          KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
      keys.init(Certificates.load(identity), identity.password().toCharArray());
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(keys.getKeyManagers(), null, null);
      SSLServerSocket socket =
          (SSLServerSocket)
              context
                  .getServerSocketFactory()
                  .createServerSocket(0, 10, InetAddress.getByName("127.0.0.1"));
      Thread thread = new Thread(() -> serve(socket), "encrypted-server");
      thread.start();
      return new EncryptedServer(socket, thread);
    }

    private static void serve(SSLServerSocket socket) {
      while (!socket.isClosed()) {
        try (SSLSocket client = (SSLSocket) socket.accept()) {
          client.setSoTimeout(TestDeadlines.HANGING_MILLIS);
          client.startHandshake();
          int unused = client.getInputStream().read();
        } catch (IOException e) { // a client that trusts nobody; or the end
          continue;
        }
      }
    }

    int port() {
      return socket.getLocalPort();
    }

    @Override
    public void close() throws Exception {
      socket.close();
      thread.join(TestDeadlines.HANGING_MILLIS);
    }
  }
}
