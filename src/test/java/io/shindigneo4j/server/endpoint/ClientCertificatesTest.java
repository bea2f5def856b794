package io.shindigneo4j.server.endpoint;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.tls.Store;
import io.shindigneo4j.driver.tls.TlsSettings;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.Certificates;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.PemFiles;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.TlsSockets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("An endpoint that asks for clients' certificates")
@StartsServer
class ClientCertificatesTest {

  @TempDir private static Path directory;

  private static GraphServer server;

  @BeforeAll
  static void start() throws Exception {
    Path certificate = directory.resolve("server.crt");
    Path key = directory.resolve("server.key");
    Path clients = directory.resolve("clients.crt");
    PemFiles.writeCertificate(Certificates.SERVER, certificate);
    PemFiles.writeKey(Certificates.SERVER, key);
    PemFiles.writeCertificate(Certificates.CLIENT, clients);
    server =
        GraphServer.start(
            Map.of(
                ServerSettings.tls_enabled, true,
                ServerSettings.tls_certificate, certificate,
                ServerSettings.tls_private_key, key,
                ServerSettings.tls_client_trust, clients));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void servesAClientWhoseCertificateItTrusts() throws Exception {
    try (ProtocolClient client = logIn(showing(Certificates.CLIENT))) {
      assertThat(client.value("RETURN 1")).isEqualTo(1L);
    }
  }

  @Test
  void servesTheDriver() throws Exception {
    TlsSettings tls =
        TlsSettings.DEFAULT
            .withTrust(Certificates.trust(directory.resolve("driver.p12"), Certificates.SERVER))
            .withKey(Certificates.CLIENT);
    DriverSettings settings =
        DriverSettings.of("wss://localhost:" + server.port() + "/neo4j", GraphServer.CREDENTIALS)
            .withTls(tls);
    try (GraphDriver driver = GraphDriver.connect(settings)) {
      Statement one = Statement.cypher("RETURN 1 AS one");
      assertThat(
              driver
                  .run(one)
                  .get(TestDeadlines.HANGING_SECONDS, SECONDS)
                  .records()
                  .get(0)
                  .get("one"))
          .isEqualTo(1L);
    }
  }

  @Test
  void refusesAClientWithoutACertificateOrWithAnother() throws Exception {
    SSLContext without = TlsSockets.trusting(Certificates.SERVER, directory);
    assertThatThrownBy(() -> logIn(without).close()).isInstanceOf(IOException.class);
    SSLContext another = showing(Certificates.ELSEWHERE);
    assertThatThrownBy(() -> logIn(another).close()).isInstanceOf(IOException.class);
  }

  private static SSLContext showing(Store client) throws Exception {
    return TlsSockets.showing(client, Certificates.SERVER, directory);
  }

  private static ProtocolClient logIn(SSLContext context) throws IOException {
    RawWebSocket socket = new RawWebSocket(TlsSockets.connect(context, server.port()));
    return ProtocolClient.over(socket, "neo4j", GraphServer.CREDENTIALS, Format.BSON);
  }
}
