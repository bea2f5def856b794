package io.shindigneo4j.benchmark.live;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.util.concurrent.Future;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** People who listen by Server-Sent Events, each over a connection, on one thread. */
public final class EventStreams implements Listening {

  private static final int AT_ONCE = 100;
  private static final int CONNECT_MILLIS = 30_000;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final long CLOSE_SECONDS = 30;

  private final EventLoopGroup loop = new NioEventLoopGroup(1);
  private final int port;
  private final Consumer<String> posts;

  /**
   * Without connections yet.
   *
   * @param posts takes the id of each post that arrives
   */
  EventStreams(int port, Consumer<String> posts) {
    this.port = port;
    this.posts = posts;
  }

  /**
   * Opens a connection for each path, and returns once all of them receive.
   *
   * @throws IllegalStateException if one is refused
   */
  void open(List<String> paths) {
    await(paths.subList(0, 1)); // Shindig subscribes for the first one
    for (int i = 1; i < paths.size(); i += AT_ONCE) {
      await(paths.subList(i, Math.min(i + AT_ONCE, paths.size())));
    }
  }

  private void await(List<String> paths) {
    CompletableFuture.allOf(paths.stream().map(this::open).toArray(CompletableFuture[]::new))
        .orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS)
        .join();
  }

  private CompletableFuture<Void> open(String path) {
    CompletableFuture<Void> receives = new CompletableFuture<>();
    Bootstrap bootstrap =
        new Bootstrap()
            .group(loop)
            .channel(NioSocketChannel.class)
            .option(ChannelOption.TCP_NODELAY, true)
            .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, CONNECT_MILLIS)
            .handler(new Initializer(receives));
    ChannelFuture connecting = bootstrap.connect("127.0.0.1", port);
    connecting.addListener(done -> connected(connecting, path, receives));
    return receives;
  }

  private void connected(ChannelFuture done, String path, CompletableFuture<Void> receives) {
    if (!done.isSuccess()) {
      receives.completeExceptionally(done.cause());
      return;
    }
    DefaultFullHttpRequest request =
        new DefaultFullHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.GET, path);
    request
        .headers()
        .set(HttpHeaderNames.HOST, "127.0.0.1:" + port)
        .set(HttpHeaderNames.ACCEPT, "text/event-stream");
    done.channel().writeAndFlush(request);
  }

  @Override
  public void close() {
    Future<?> closed = loop.shutdownGracefully(0, CLOSE_SECONDS, TimeUnit.SECONDS);
    if (!closed.awaitUninterruptibly(CLOSE_SECONDS, TimeUnit.SECONDS)) {
      throw new IllegalStateException("the connections do not close");
    }
  }

  private final class Initializer extends ChannelInitializer<Channel> {

    private final CompletableFuture<Void> receives;

    Initializer(CompletableFuture<Void> receives) {
      this.receives = receives;
    }

    @Override
    protected void initChannel(Channel channel) {
      channel.pipeline().addLast(new HttpClientCodec(), new Reader(receives));
    }
  }

  /** Reads events. One that comes in several pieces is kept until it is complete. */
  private final class Reader extends SimpleChannelInboundHandler<HttpObject> {

    private final CompletableFuture<Void> receives;
    private String begun = "";

    Reader(CompletableFuture<Void> receives) {
      this.receives = receives;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, HttpObject part) {
      if (part instanceof HttpResponse response
          && !response.status().equals(HttpResponseStatus.OK)) {
        receives.completeExceptionally(
            new IllegalStateException(response.toString(), response.decoderResult().cause()));
      } else if (part instanceof HttpContent content && content.content().isReadable()) {
        receives.complete(null);
        read(content.content());
      }
    }

    private void read(ByteBuf bytes) {
      String text = begun + bytes.toString(StandardCharsets.UTF_8);
      int end = text.lastIndexOf("\n\n");
      PostIds.find(text.substring(0, Math.max(0, end)), posts);
      begun = end < 0 ? text : text.substring(end + 2);
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
      receives.completeExceptionally(new IllegalStateException("the server has closed"));
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
      receives.completeExceptionally(cause);
      context.close();
    }
  }
}
