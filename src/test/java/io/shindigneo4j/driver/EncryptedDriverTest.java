package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.failure;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.shindigneo4j.driver.DriverSettings.Client;
import io.shindigneo4j.driver.tls.Store;
import io.shindigneo4j.driver.tls.TlsSettings;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.testing.Certificates;
import io.shindigneo4j.testing.ManualPeer;
import io.shindigneo4j.testing.ManualServer;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The whole driver over {@code wss}. */
class EncryptedDriverTest {

  private static final Credentials CREDENTIALS = new Credentials("neo4j", "secret-of-the-test");

  @TempDir private Path directory;

  @ParameterizedTest
  @EnumSource(Client.class)
  void aStatementIsAnsweredByATrustedServer(Client client) throws Exception {
    Store trusted = Certificates.trust(directory.resolve("trusted.p12"), Certificates.SERVER);
    try (ManualServer server = ManualServer.start(Certificates.SERVER);
        GraphDriver driver = connect(server, client, TlsSettings.DEFAULT.withTrust(trusted))) {
      CompletableFuture<Result> result = driver.run(echo("x"));
      answer(server.accept());
      assertThat(
              result
                  .get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)
                  .first()
                  .orElseThrow()
                  .get("value"))
          .isEqualTo("x");
    }
  }

  private static void answer(ManualPeer peer) throws Exception {
    MessageCodec codec = new MessageCodec(Format.BSON);
    peer.upgrade("Sec-WebSocket-Protocol: " + new Subprotocol(Format.BSON).name());
    Request request = (Request) codec.decode(peer.receive().payload());
    peer.sendFrame(RawWebSocket.BINARY, codec.encode(ScriptedPeer.echoOf(request)));
  }

  @ParameterizedTest
  @EnumSource(Client.class)
  void aServerThatIsNotTrustedIsUnavailable(Client client) throws Exception {
    try (ManualServer server = ManualServer.start(Certificates.SERVER);
        GraphDriver driver = connect(server, client, TlsSettings.DEFAULT)) {
      CompletableFuture<Result> result = driver.run(echo("x"));
      CompletableFuture<Throwable> read =
          CompletableFuture.supplyAsync(() -> catchThrowable(() -> server.accept().request()));
      assertThat(failure(result).code()).isEqualTo(DriverException.UNAVAILABLE);
      assertThat(read.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
          .isInstanceOf(IOException.class);
    }
  }

  @Test
  void aStoreThatCannotBeReadFailsAtOnce() throws Exception {
    Store none = new Store(directory.resolve("none.p12"), "");
    try (ManualServer server = ManualServer.start()) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> connect(server, Client.NETTY, TlsSettings.DEFAULT.withTrust(none)))
          .withMessageContaining("none.p12");
    }
  }

  private static GraphDriver connect(ManualServer server, Client client, TlsSettings tls) {
    return GraphDriver.connect(
        DriverSettings.of(server.uri(), CREDENTIALS)
            .withConnections(1)
            .withClient(client)
            .withTls(tls));
  }
}
