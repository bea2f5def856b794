package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.Certificates;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.PemFiles;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.StartsServer;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Encrypted HTTP")
@StartsServer
class EncryptedHttpTest {

  @TempDir private static Path directory;

  private static GraphServer server;
  private static SSLContext trust;

  @BeforeAll
  static void start() throws Exception {
    Path certificate = directory.resolve("server.crt");
    Path key = directory.resolve("server.key");
    PemFiles.writeCertificate(Certificates.SERVER, certificate);
    PemFiles.writeKey(Certificates.SERVER, key);
    trust = TlsSockets.trusting(Certificates.SERVER, directory);
    server =
        GraphServer.start(
            Map.of(
                ServerSettings.tls_enabled, true,
                ServerSettings.tls_certificate, certificate,
                ServerSettings.tls_private_key, key));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void isAnsweredAsPlainHttpAndKept() throws IOException {
    try (RawHttp http = connect()) {
      http.send(HttpText.cypher("RETURN 1"), HttpText.get("/health"), HttpText.cypher("RETURN 2"));
      assertThat(http.receive().value()).isEqualTo(1L);
      assertThat(http.receive().text()).contains("ready");
      assertThat(http.receive().value()).isEqualTo(2L);
    }
  }

  @Test
  void endsWithARefusalThatCanBeRead() throws IOException {
    try (RawHttp http = connect()) {
      assertThat(http.ask(HttpText.cypher("RETURN 1").without("Authorization")).status())
          .isEqualTo(401);
      assertThat(http.ends()).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"TLSv1.2", "TLSv1.3"})
  void isReadToARefusalOfWhatTheClientStillSends(String protocol) throws IOException {
    HttpText large =
        HttpText.post("/cypher", "")
            .without("Authorization")
            .body("application/json", new byte[2 << 20]);
    try (RawHttp http = new RawHttp(TlsSockets.connect(trust, server.port(), protocol))) {
      assertThat(http.ask(large).code()).isEqualTo("http.unauthorized");
      assertThat(http.ends()).isTrue();
    }
  }

  private static RawHttp connect() throws IOException {
    return new RawHttp(TlsSockets.connect(trust, server.port()));
  }
}
