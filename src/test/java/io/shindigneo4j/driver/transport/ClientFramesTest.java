package io.shindigneo4j.driver.transport;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocket13FrameDecoder;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A frame of a client")
class ClientFramesTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 7, 8, 9, 125, 126, 127, 4_000, 65_535})
  void isWhatServersRead(int length) {
    byte[] payload = TransportContract.bytes(length);
    assertThat(read(payload, true)).isInstanceOf(BinaryWebSocketFrame.class);
    assertThat(read(payload, false)).isInstanceOf(TextWebSocketFrame.class);
  }

  private static WebSocketFrame read(byte[] payload, boolean binary) {
    ByteBuffer buffer = ByteBuffer.allocateDirect(payload.length + ClientFrames.HEADER);
    ClientFrames.put(buffer, payload, binary);
    EmbeddedChannel server =
        new EmbeddedChannel(new WebSocket13FrameDecoder(true, false, payload.length));
    server.writeInbound(Unpooled.wrappedBuffer(buffer.flip()));
    WebSocketFrame frame = server.readInbound();
    assertThat(frame.isFinalFragment()).isTrue();
    byte[] read = new byte[frame.content().readableBytes()];
    frame.content().readBytes(read);
    assertThat(read).isEqualTo(payload);
    assertThat((Object) server.readInbound()).isNull();
    return frame;
  }
}
