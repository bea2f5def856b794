package io.shindigneo4j.driver.transport;

import static io.shindigneo4j.testing.RawWebSocket.BINARY;
import static io.shindigneo4j.testing.RawWebSocket.CLOSE;
import static io.shindigneo4j.testing.RawWebSocket.CONTINUATION;
import static io.shindigneo4j.testing.RawWebSocket.PING;
import static io.shindigneo4j.testing.RawWebSocket.PONG;
import static io.shindigneo4j.testing.RawWebSocket.TEXT;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.ManualPeer;
import io.shindigneo4j.testing.RawWebSocket.Frame;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The frames of an open connection, and its end. */
abstract class FramesContract extends TransportContract {

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 125, 126, 65_535, 65_536, LIMIT})
  void messagesOfEverySizeTravelBothWays(int size) throws Exception {
    Pair pair = connect();
    byte[] payload = bytes(size);
    pair.channel().send(payload.clone(), true);
    Frame frame = pair.peer().receive();
    assertThat(frame.opcode()).isEqualTo(BINARY);
    assertThat(frame.payload()).isEqualTo(payload);
    pair.peer().sendFrame(BINARY, payload);
    assertThat(heard.take()).isEqualTo(payload);
  }

  @Test
  void textTravelsBothWays() throws Exception {
    Pair pair = connect();
    byte[] text = "{\"name\":\"J\u00fcrgen \u4f60 \ud83d\ude00\"}".getBytes(UTF_8);
    pair.channel().send(text.clone(), false);
    Frame frame = pair.peer().receive();
    assertThat(frame.opcode()).isEqualTo(TEXT);
    assertThat(frame.payload()).isEqualTo(text);
    pair.peer().sendFrame(TEXT, text);
    assertThat(heard.take()).isEqualTo(text);
    pair.peer().sendFrame(BINARY, text);
    assertThat(heard.take()).isEqualTo(text);
    assertThat(heard.types).containsExactly(false, true);
  }

  @Test
  void theListenerIsToldOfEachPartOfAMessage() throws Exception {
    ManualPeer peer = connect().peer();
    peer.send(ManualPeer.header(0x80 | BINARY, 3));
    for (int i = 1; i <= 3; i++) {
      int before = heard.activity.get();
      peer.send(new byte[] {(byte) i});
      await().until(() -> heard.activity.get() > before);
    }
    assertThat(heard.take()).containsExactly(1, 2, 3);
  }

  @Test
  void anOutgoingMessageMayExceedTheLimitOfIncomingOnes() throws Exception {
    Pair pair = connect();
    byte[] payload = bytes(5_000_000);
    pair.channel().send(payload.clone(), true);
    assertThat(pair.peer().receive().payload()).isEqualTo(payload);
  }

  @Test
  void fragmentsWithAPingBetweenThemAreOneMessage() throws Exception {
    ManualPeer peer = connect().peer();
    peer.sendFragment(BINARY, new byte[] {1, 2}).sendFrame(PING, new byte[] {9});
    peer.sendFragment(CONTINUATION, new byte[0]).sendFrame(CONTINUATION, new byte[] {3});
    assertThat(heard.take()).containsExactly(1, 2, 3);
    Frame pong = peer.receive();
    assertThat(pong.opcode()).isEqualTo(PONG);
    assertThat(pong.payload()).containsExactly(9);
  }

  @Test
  void theListenerIsToldOfEachPong() throws Exception {
    Pair pair = connect();
    for (int i = 1; i <= 2; i++) {
      pair.channel().ping();
      Frame ping = pair.peer().receive();
      assertThat(ping.opcode()).isEqualTo(PING);
      pair.peer().sendFrame(PONG, ping.payload());
      int pongs = i;
      await().until(() -> heard.pongs.get() == pongs);
    }
  }

  @Test
  void aMessageAboveTheLimitClosesTheConnection() throws Exception {
    ManualPeer peer = connect().peer();
    peer.sendFrame(BINARY, bytes(LIMIT + 1));
    assertThat(closeCode(peer)).isEqualTo(1009);
    assertClosed(1009);
    assertThat(heard.messages).isEmpty();
  }

  @Test
  void fragmentsAboveTheLimitTogetherCloseTheConnection() throws Exception {
    ManualPeer peer = connect().peer();
    peer.sendFragment(BINARY, bytes(LIMIT)).sendFrame(CONTINUATION, bytes(1));
    assertThat(closeCode(peer)).isEqualTo(1009);
    assertClosed(1009);
    assertThat(heard.messages).isEmpty();
  }

  @Test
  void aFrameThatSaysItIsHugeClosesTheConnectionAtOnce() throws Exception {
    for (long length : new long[] {Long.MAX_VALUE, 1L << 32, LIMIT + 1}) {
      ManualPeer peer = connect().peer();
      peer.send(ManualPeer.header(0x80 | BINARY, length));
      assertThat(closeCode(peer)).isEqualTo(1009);
    }
    await().until(() -> heard.closes.size() == 3);
    assertThat(heard.closes).containsOnly(1009);
  }

  @Test
  void aMaskedFrameClosesTheConnection() throws Exception {
    ManualPeer peer = connect().peer();
    peer.send(new byte[] {(byte) (0x80 | BINARY), (byte) 0x81, 0, 0, 0, 0, 1});
    assertThat(closeCode(peer)).isEqualTo(1002);
    assertClosed(1002);
    assertThat(heard.messages).isEmpty();
  }

  @Test
  void manyEmptyFragmentsCloseTheConnection() throws Exception {
    ManualPeer peer = connect().peer();
    peer.sendFragment(BINARY, new byte[0]);
    ByteArrayOutputStream fragments = new ByteArrayOutputStream();
    for (int i = 0; i < 2_000; i++) {
      fragments.writeBytes(ManualPeer.header(CONTINUATION, 0));
    }
    peer.send(fragments.toByteArray());
    assertThat(closeCode(peer)).isEqualTo(1008);
    assertClosed(1008);
    assertThat(heard.messages).isEmpty();
  }

  @Test
  void manyFragmentsThatCarrySomethingAreOneMessage() throws Exception {
    ManualPeer peer = connect().peer();
    ByteArrayOutputStream fragments = new ByteArrayOutputStream();
    fragments.writeBytes(ManualPeer.header(BINARY, 0));
    byte[] part = new byte[64];
    for (int i = 0; i < 1_500; i++) {
      fragments.writeBytes(ManualPeer.header(CONTINUATION, part.length));
      fragments.writeBytes(part);
    }
    fragments.writeBytes(ManualPeer.header(0x80 | CONTINUATION, 0));
    peer.send(fragments.toByteArray());
    assertThat(heard.take()).hasSize(1_500 * part.length);
  }

  @Test
  void textThatIsNotUtf8ClosesTheConnection() throws Exception {
    ManualPeer peer = connect().peer();
    peer.sendFrame(TEXT, new byte[] {'"', (byte) 0xC0, (byte) 0xAF, '"'});
    assertThat(closeCode(peer)).isEqualTo(1007);
    assertClosed(1007);
    assertThat(heard.messages).isEmpty();
  }

  @Test
  void aCharacterMayBeginInOneFragmentAndEndInTheNext() throws Exception {
    ManualPeer peer = connect().peer();
    byte[] text = "\ud83d\ude00".getBytes(UTF_8);
    peer.sendFragment(TEXT, Arrays.copyOf(text, 3));
    peer.sendFrame(CONTINUATION, new byte[] {text[3]});
    assertThat(heard.take()).isEqualTo(text);
  }

  @Test
  void aCloseHasTheCodeThatItWasAskedFor() throws Exception {
    Pair pair = connect();
    pair.channel().close(1003, "of no use");
    assertThat(closeCode(pair.peer())).isEqualTo(1003);
    assertClosed(1003);
  }

  @Test
  void pingingAServerThatDoesNotReadDoesNotBlock() throws Exception {
    Pair pair = connect();
    for (int i = 0; i < 400; i++) {
      pair.channel().send(bytes(100_000), true);
    }
    pair.channel().ping(); // would block for ever
    assertThat(heard.closes).isEmpty();
    for (int i = 0; i < 400; i++) {
      assertThat(pair.peer().receive().opcode()).isEqualTo(BINARY);
    }
    assertThat(pair.peer().receive().opcode()).isEqualTo(PING);
  }

  @Test
  void anInvalidFrameClosesTheConnection() throws Exception {
    ManualPeer peer = connect().peer();
    peer.send(new byte[] {(byte) (0x80 | 3), 0}); // an opcode that is not defined
    assertThat(closeCode(peer)).isEqualTo(1002);
    assertClosed(1002);
  }

  @ParameterizedTest
  @ValueSource(ints = {1000, 1001, 1003, 1007, 1009, 1011, 4000})
  void whyTheServerClosesIsHeardAndAnswered(int code) throws Exception {
    ManualPeer peer = connect().peer();
    peer.sendFrame(BINARY, new byte[] {1});
    peer.sendClose(code, "because");
    assertThat(closeCode(peer)).isEqualTo(code);
    assertClosed(code);
    assertThat(heard.reasons).containsExactly("because");
    assertThat(heard.take()).containsExactly(1);
    assertThat(peer.receive().isEnd()).isTrue();
  }

  @Test
  void aCloseWithoutACodeHasTheCodeForThat() throws Exception {
    connect().peer().sendFrame(CLOSE, new byte[0]);
    assertClosed(codeOfNone());
  }

  int codeOfNone() {
    return 1005;
  }

  @Test
  void theListenerIsToldOnceOfALostConnection() throws Exception {
    Pair pair = connect();
    pair.peer().close();
    assertClosed(1006);
    pair.channel().close();
    assertClosed(1006);
  }

  @Test
  void theListenerIsToldOnceOfTheClose() throws Exception {
    Pair pair = connect();
    pair.channel().close();
    pair.channel().close();
    assertClosed(1000);
    assertThat(closeCode(pair.peer())).isEqualTo(1000);
    try {
      pair.peer().sendClose(1000, "");
      assertThat(pair.peer().receive().isEnd()).isTrue();
    } catch (SocketException e) {
      assertThat(e).hasMessageContaining("Broken pipe"); // it has ended before
    }
    assertThat(heard.closes).containsExactly(1000);
  }

  @Test
  void aServerThatDoesNotAnswerTheCloseIsDisconnected() throws Exception {
    Pair pair = connect();
    pair.channel().close();
    assertThat(closeCode(pair.peer())).isEqualTo(1000);
    assertThat(pair.peer().receive().isEnd()).isTrue();
  }

  @Test
  void framesBeforeTheCloseArriveAndLaterOnesAreDropped() throws Exception {
    Pair pair = connect();
    for (int i = 0; i < 100; i++) {
      pair.channel().send(bytes(1000), true);
    }
    pair.channel().close();
    pair.channel().send(bytes(1), true);
    pair.channel().ping();
    for (int i = 0; i < 100; i++) {
      assertThat(pair.peer().receive().payload()).isEqualTo(bytes(1000));
    }
    assertThat(closeCode(pair.peer())).isEqualTo(1000);
    assertThat(pair.peer().receive().isEnd()).isTrue();
    pair.channel().send(bytes(1), true);
    pair.channel().ping();
    assertThat(heard.closes).containsExactly(1000);
  }

  @Test
  void framesAfterTheCloseAreIgnored() throws Exception {
    Pair pair = connect();
    pair.channel().close();
    assertClosed(1000);
    assertThat(closeCode(pair.peer())).isEqualTo(1000);
    try {
      pair.peer().sendFrame(BINARY, new byte[] {1}).sendFrame(PONG, new byte[0]);
      pair.peer().sendClose(1000, "");
      assertThat(pair.peer().receive().isEnd()).isTrue();
    } catch (SocketException e) {
      assertThat(e).hasMessageContaining("Broken pipe"); // it has ended before
    }
    assertThat(heard.messages).isEmpty();
    assertThat(heard.pongs).hasValue(0);
  }

  @Test
  void manyThreadsSendMessagesInOrder() throws Exception {
    int threads = 8;
    int messages = 1000;
    Pair pair = connect();
    List<Thread> senders = new ArrayList<>();
    for (int thread = 0; thread < threads; thread++) {
      int sender = thread;
      senders.add(new Thread(() -> sendNumbered(pair.channel(), sender, messages)));
    }
    senders.forEach(Thread::start);
    int[] next = new int[threads];
    for (int i = 0; i < threads * messages; i++) {
      takeNumbered(pair.peer(), next);
    }
    assertThat(next).containsOnly(messages);
  }

  /** A message with its sender and its number. */
  private static void sendNumbered(Channel channel, int sender, int messages) {
    for (int i = 0; i < messages; i++) {
      ByteBuffer message = ByteBuffer.allocate(8 + i * 7 % 3000);
      channel.send(message.putInt(sender).putInt(i).array(), true);
    }
  }

  private static void takeNumbered(ManualPeer peer, int[] next) throws IOException {
    ByteBuffer message = ByteBuffer.wrap(peer.receive().payload());
    int sender = message.getInt();
    int number = message.getInt();
    assertThat(number).isEqualTo(next[sender]++);
    assertThat(message.remaining()).isEqualTo(number * 7 % 3000);
  }

  @Test
  void sendingToAServerThatDoesNotReadDoesNotBlock() throws Exception {
    int messages = 400;
    Pair pair = connect();
    for (int i = 0; i < messages; i++) { // would block until the peer reads, which it does below
      pair.channel().send(ByteBuffer.allocate(100_000).putInt(i).array(), true);
    }
    for (int i = 0; i < messages; i++) {
      assertThat(ByteBuffer.wrap(pair.peer().receive().payload()).getInt()).isEqualTo(i);
    }
    assertThat(heard.closes).isEmpty();
  }

  @Test
  void closingDisconnectsAServerThatNeverReads() throws Exception {
    Pair pair = connect();
    for (int i = 0; i < 400; i++) {
      pair.channel().send(bytes(100_000), true);
    }
    pair.channel().close();
    assertClosed(1000);
  }
}
