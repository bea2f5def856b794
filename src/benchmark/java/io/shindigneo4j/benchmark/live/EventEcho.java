package io.shindigneo4j.benchmark.live;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.HttpVersion;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A server that sends each post at once to those whom the post names, and does nothing else: what
 * the load generator itself costs. {@code GET /listen/PERSON} receives, {@code GET
 * /post/ID/PERSON,...} sends.
 */
final class EventEcho {

  private static final int MAX_LENGTH = 1 << 16;
  private static final String LISTEN = "/listen/";

  private final Map<String, Channel> listeners = new ConcurrentHashMap<>();

  private EventEcho() {}

  /** Prints its port. The process ends with its parent. */
  public static void main(String[] arguments) {
    System.out.println(new EventEcho().start());
  }

  private int start() {
    ServerBootstrap bootstrap =
        new ServerBootstrap()
            .group(new NioEventLoopGroup(1))
            .channel(NioServerSocketChannel.class)
            .childHandler(
                new ChannelInitializer<>() {
                  @Override
                  protected void initChannel(Channel channel) {
                    channel
                        .pipeline()
                        .addLast(
                            new HttpServerCodec(MAX_LENGTH, MAX_LENGTH, MAX_LENGTH),
                            new HttpObjectAggregator(MAX_LENGTH),
                            new Requests());
                  }
                });
    Channel server = bootstrap.bind("127.0.0.1", 0).syncUninterruptibly().channel();
    return ((InetSocketAddress) server.localAddress()).getPort();
  }

  private final class Requests extends SimpleChannelInboundHandler<HttpRequest> {

    @Override
    protected void channelRead0(ChannelHandlerContext context, HttpRequest request) {
      if (request.uri().startsWith(LISTEN)) {
        listen(context.channel(), request.uri().substring(LISTEN.length()));
      } else {
        String[] parts = request.uri().split("/");
        send(parts[2], parts[3].split(","));
        context.writeAndFlush(empty());
      }
    }
  }

  private void listen(Channel channel, String person) {
    HttpResponse response = new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK);
    response.headers().set(HttpHeaderNames.TRANSFER_ENCODING, HttpHeaderValues.CHUNKED);
    channel.write(response);
    listeners.put(person, channel);
    channel.writeAndFlush(content(":\n\n"));
  }

  private void send(String post, String... people) {
    String event = "event: activity.posted\ndata: {\"id\":\"%s\"}\n\n".formatted(post);
    for (String person : people) {
      Channel listener = listeners.get(person);
      if (listener != null) {
        listener.writeAndFlush(content(event));
      }
    }
  }

  private static DefaultHttpContent content(String text) {
    return new DefaultHttpContent(Unpooled.copiedBuffer(text, StandardCharsets.US_ASCII));
  }

  private static HttpResponse empty() {
    HttpResponse response =
        new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK);
    response.headers().set(HttpHeaderNames.CONTENT_LENGTH, 0);
    return response;
  }
}
