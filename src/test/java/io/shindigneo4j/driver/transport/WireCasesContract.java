package io.shindigneo4j.driver.transport;

import io.shindigneo4j.testing.ManualPeer;
import io.shindigneo4j.testing.WireCase;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The driver does with frames what RFC 6455 says. */
abstract class WireCasesContract extends TransportContract {

  private static final int LARGE_LIMIT = 1 << 21;

  static Stream<WireCase> cases() throws IOException {
    return WireCase.all();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void whole(WireCase given) throws Exception {
    ManualPeer peer = echoing();
    given.play(false, new PeerOutput(peer), peer::receive);
  }

  static Stream<WireCase> shortCases() throws IOException {
    return cases().filter(WireCase::isShort);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("shortCases")
  void inPieces(WireCase given) throws Exception {
    ManualPeer peer = echoing();
    given.playInPieces(false, new PeerOutput(peer), peer::receive);
  }

  private record PeerOutput(ManualPeer peer) implements WireCase.Output {

    @Override
    public void send(byte[] bytes) throws IOException {
      peer.send(bytes);
    }

    @Override
    public void end() throws IOException {
      peer.end();
    }
  }

  private ManualPeer echoing() throws Exception {
    Handshake handshake =
        new Handshake(
            URI.create(server.uri()),
            List.of("one"),
            "Basic none",
            Duration.ofMinutes(1),
            LARGE_LIMIT);
    CompletableFuture<Channel> opened = new EchoListener().open(transport, handshake);
    ManualPeer peer = server.accept().upgrade(SUBPROTOCOL);
    get(opened);
    return peer;
  }
}
