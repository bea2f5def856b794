package io.shindigneo4j.server.endpoint;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ByteProcessor;
import io.shindigneo4j.server.connection.ContinueEvent;
import io.shindigneo4j.server.connection.RequestStalledEvent;
import io.shindigneo4j.server.connection.StallDetector;
import java.time.Duration;
import java.util.List;

/**
 * Decodes HTTP requests within tight limits, and reports one that stalls by the event {@link
 * RequestStalledEvent}; not while its client waits for the {@link ContinueEvent}. Of the event
 * loop.
 */
final class RequestDecoder extends HttpRequestDecoder {

  private static final int LONGEST_REQUEST_LINE = 4 * 1024;
  private static final int LONGEST_HEADERS = 8 * 1024;
  private static final int CHUNK = 8 * 1024;

  private final StallDetector stall;

  /** A request has begun and not ended. */
  private boolean inRequest;

  /** The client waits for {@code 100 Continue}. */
  private boolean waits;

  RequestDecoder(Duration timeout) {
    super(LONGEST_REQUEST_LINE, LONGEST_HEADERS, CHUNK);
    stall = new StallDetector(timeout, () -> inRequest && !waits, RequestDecoder::stalled);
  }

  private static void stalled(ChannelHandlerContext context) {
    context.fireUserEventTriggered(RequestStalledEvent.INSTANCE);
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) throws Exception {
    if (event instanceof ContinueEvent goAhead) {
      waits = goAhead == ContinueEvent.PENDING;
      stall.restart(context);
    } else {
      super.userEventTriggered(context, event);
    }
  }

  /** As newer versions of Netty do by themselves; Neo4j brings one or the other. */
  @Override
  protected void handleTransferEncodingChunkedWithContentLength(HttpMessage message) {
    throw new IllegalArgumentException("a length beside chunks");
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) throws Exception {
    int bytes = ((ByteBuf) message).readableBytes();
    super.channelRead(context, message);
    stall.bytesReceived(context, bytes);
  }

  @Override
  protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out)
      throws Exception {
    boolean begun = inRequest || hasMoreThanEmptyLines(in);
    int before = out.size();
    super.decode(context, in, out);
    boolean ended = out.size() > before && out.get(out.size() - 1) instanceof LastHttpContent;
    inRequest = begun && !ended;
    if (ended) {
      stall.messageEnded();
    }
  }

  /** Empty lines before a request are none of it (RFC 9112, section 2.2). */
  private static boolean hasMoreThanEmptyLines(ByteBuf in) {
    return in.forEachByte(ByteProcessor.FIND_NON_CRLF) >= 0;
  }
}
