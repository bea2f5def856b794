package io.shindigneo4j.server.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.stream.ChunkedWriteHandler;
import java.nio.channels.ClosedChannelException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An answer in pieces")
class PiecesTest {

  /** A client that does not read the first piece. */
  private static final class SlowClient extends ChannelOutboundHandlerAdapter {
    private ByteBuf piece;
    private ChannelPromise written;

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
      piece = (ByteBuf) message;
      written = promise;
      context.channel().unsafe().outboundBuffer().setUserDefinedWritability(1, false);
    }
  }

  /** Netty closes it for the end of the connection, and again for the piece on its way. */
  @Test
  void isReleasedOnceWhereItsClientLeaves() {
    SlowClient client = new SlowClient();
    EmbeddedChannel channel = new EmbeddedChannel(client, new ChunkedWriteHandler());
    ByteBuf bytes = Unpooled.buffer().writeZero(3 * Pieces.SIZE);
    channel.writeOneOutbound(new Pieces(bytes));
    channel.flush();
    channel.close();
    client.written.setFailure(new ClosedChannelException());
    assertThat(client.piece.refCnt()).isEqualTo(1);
    assertThat(client.piece.release()).isTrue();
    assertThat(bytes.refCnt()).isZero();
  }
}
