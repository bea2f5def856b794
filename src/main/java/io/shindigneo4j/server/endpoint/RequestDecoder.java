package io.shindigneo4j.server.endpoint;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ByteProcessor;
import io.shindigneo4j.server.connection.ContinueEvent;
import io.shindigneo4j.server.connection.RequestStalledEvent;
import io.shindigneo4j.server.connection.StallDetector;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Decodes HTTP requests within tight limits, and reports one that stalls by the event {@link
 * RequestStalledEvent}; not while its client waits for the {@link ContinueEvent}. Of the event
 * loop.
 */
final class RequestDecoder extends HttpRequestDecoder {

  private static final int MAX_REQUEST_LINE_LENGTH = 4 * 1024;
  private static final int MAX_HEADERS_LENGTH = 8 * 1024;
  private static final int CHUNK = 8 * 1024;

  /** RFC 9112, section 2.3. */
  private static final Pattern VERSION = Pattern.compile("HTTP/\\d\\.\\d");

  private static final String MAJOR = "HTTP/1.";
  private static final String OLD = HttpVersion.HTTP_1_0.text();

  private final StallDetector stall;

  /** A request has begun and not ended. */
  private boolean inRequest;

  /** The client waits for {@code 100 Continue}. */
  private boolean waits;

  RequestDecoder(Duration timeout) {
    super(MAX_REQUEST_LINE_LENGTH, MAX_HEADERS_LENGTH, CHUNK);
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

  /** Netty takes the names of other protocols, too. */
  @Override
  protected HttpMessage createMessage(String[] line) throws Exception {
    if (!VERSION.matcher(line[2]).matches()) {
      throw new IllegalArgumentException("no version of HTTP");
    }
    return super.createMessage(new String[] {line[0], line[1], known(line[2])});
  }

  /** A newer minor version is taken for the newest one that is known (RFC 9110, section 2.5). */
  private static String known(String version) {
    return version.startsWith(MAJOR) && !version.equals(OLD)
        ? HttpVersion.HTTP_1_1.text()
        : version;
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
