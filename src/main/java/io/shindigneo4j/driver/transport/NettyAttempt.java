package io.shindigneo4j.driver.transport;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.EventLoop;
import io.netty.channel.socket.SocketChannel;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.ReferenceCountUtil;
import io.shindigneo4j.driver.tls.TlsContext;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** One attempt to connect. */
final class NettyAttempt {

  private final Handshake handshake;
  private final ChannelListener listener;
  private final Duration closing;
  private final Consumer<NettyChannel> onOpen;
  private final CompletableFuture<Channel> opened = new CompletableFuture<>();

  NettyAttempt(
      Handshake handshake,
      ChannelListener listener,
      Duration closing,
      Consumer<NettyChannel> onOpen) {
    this.handshake = handshake;
    this.listener = listener;
    this.closing = closing;
    this.onOpen = onOpen;
  }

  Handshake handshake() {
    return handshake;
  }

  CompletableFuture<Channel> opened() {
    return opened;
  }

  void startTimeout(EventLoop thread) {
    long millis = handshake.timeout().toMillis();
    Future<?> end =
        thread.schedule(() -> fail(handshake.timedOut()), millis, TimeUnit.MILLISECONDS);
    opened.whenComplete((channel, failure) -> end.cancel(false));
  }

  void connect(Bootstrap bootstrap, InetSocketAddress address, TlsContext tls) {
    ChannelFuture connection = bootstrap.handler(setup(address, tls)).connect(address);
    opened.whenComplete((channel, failure) -> closeAfter(failure, connection));
    connection.addListener(done -> failIfAny(done.cause()));
  }

  private static void closeAfter(Throwable failure, ChannelFuture connection) {
    if (failure != null) {
      connection.channel().close();
    }
  }

  private void failIfAny(Throwable cause) {
    if (cause != null) {
      fail(cause);
    }
  }

  private ChannelInitializer<SocketChannel> setup(InetSocketAddress address, TlsContext tls) {
    return new ChannelInitializer<>() {
      @Override
      protected void initChannel(SocketChannel socket) {
        ChannelPipeline pipeline = socket.pipeline();
        if (handshake.isEncrypted()) {
          SslHandler encryption =
              new SslHandler(tls.engine(address.getHostString(), address.getPort()));
          encryption.setHandshakeTimeout(0, TimeUnit.MILLISECONDS); // ours covers it
          pipeline.addLast(encryption);
        }
        pipeline.addLast(new HttpClientCodec());
        pipeline.addLast(new NettyUpgrade(NettyAttempt.this));
      }
    };
  }

  /** Does nothing if the attempt has failed meanwhile. Called on the event loop. */
  void succeed(ChannelPipeline pipeline, String subprotocol) {
    if (opened.isDone()) {
      return;
    }
    NettyChannel channel =
        new NettyChannel(pipeline.channel(), subprotocol, listener, direct(pipeline), closing);
    pipeline.addFirst(new NettyActivity(listener));
    pipeline.addLast(new NettyFragments());
    pipeline.addLast(new WebSocketFrameAggregator(handshake.maximumMessageSize()));
    pipeline.addLast(new NettyFrames(channel, listener, handshake.maximumMessageSize()));
    onOpen.accept(channel);
    opened.complete(channel);
  }

  private DirectSocket direct(ChannelPipeline pipeline) {
    return handshake.isEncrypted()
        ? DirectSocket.NONE
        : OpenDirectSocket.of(
            (OpenSocket) pipeline.channel(),
            pipeline.get(NettyDecoder.class),
            listener,
            handshake.maximumMessageSize());
  }

  /** Closes the connection if there is one. */
  void fail(Throwable cause) {
    opened.completeExceptionally(
        cause instanceof IOException ? cause : new IOException(cause.getMessage(), cause));
  }

  /** Tells a listener of all bytes that arrive, as the first handler. */
  private static final class NettyActivity extends ChannelInboundHandlerAdapter {

    private final ChannelListener listener;

    NettyActivity(ChannelListener listener) {
      this.listener = listener;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object bytes) {
      listener.active();
      context.fireChannelRead(bytes);
    }
  }

  /** Refuses messages in too many fragments, before these are aggregated. */
  private static final class NettyFragments extends ChannelInboundHandlerAdapter {

    private final FragmentCount count = new FragmentCount();

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
      if (isOfMessage(message) && isTooMany((WebSocketFrame) message)) {
        ReferenceCountUtil.release(message);
        throw new CorruptedWebSocketFrameException(
            new WebSocketCloseStatus(FragmentCount.CLOSE_CODE, FragmentCount.REASON),
            FragmentCount.REASON);
      }
      context.fireChannelRead(message);
    }

    private static boolean isOfMessage(Object frame) {
      return frame instanceof BinaryWebSocketFrame
          || frame instanceof TextWebSocketFrame
          || frame instanceof ContinuationWebSocketFrame;
    }

    private boolean isTooMany(WebSocketFrame frame) {
      return count.add(frame.content().readableBytes(), frame.isFinalFragment());
    }
  }
}
