package io.shindigneo4j.server.http;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.LastHttpContent;
import io.shindigneo4j.server.connection.DrainEvent;
import io.shindigneo4j.server.connection.ReadControl;
import io.shindigneo4j.server.connection.ReadControl.Reason;
import io.shindigneo4j.server.connection.RequestRejectedException;
import io.shindigneo4j.server.connection.RequestStalledEvent;
import java.util.concurrent.TimeUnit;

/** Takes the requests of a connection and has each answered. Of the event loop. */
final class HttpRequestHandler extends SimpleChannelInboundHandler<HttpObject>
    implements RequestRouter.Callbacks {

  /** The time that answers have after the client has closed its output. */
  private static final long HALF_CLOSED_SECONDS = 10;

  private final HttpServices services;

  // All made when the handler is added.
  private ReadControl readControl;
  private PipelinedExchanges exchanges;
  private HttpAuthenticator authenticator;
  private RequestRouter router;

  /** The request being received; null between requests. */
  private HttpExchange current;

  /** The reader of the body being received; null if the body is discarded. */
  private WorkRequestReader input;

  /** The last request has come; what follows is ignored. */
  private boolean ignoringInput;

  HttpRequestHandler(HttpServices services) {
    this.services = services;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    readControl = new ReadControl(context.channel());
    exchanges = new PipelinedExchanges(context.channel(), readControl, services);
    authenticator = new HttpAuthenticator(context, services, readControl, exchanges::isEmpty);
    router = new RequestRouter(services, authenticator, readControl, this);
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, HttpObject object) {
    if (ignoringInput || exchanges.isOver()) {
      return;
    }
    if (object instanceof HttpRequest request) {
      begin(request);
    }
    if (object.decoderResult().isFailure()) {
      refuse(
          new RequestRejectedException(
              RequestRejectedException.Kind.MALFORMED, "not an HTTP request"));
    } else if (object instanceof HttpContent content && current != null) {
      read(content);
    }
  }

  private void begin(HttpRequest request) {
    current = exchanges.begin(ResponsePreferences.of(request, services.allowedOrigins()));
    if (request.decoderResult().isFailure()) {
      return;
    }
    try {
      router.receive(request, current);
    } catch (RequestRejectedException refusal) {
      refuse(refusal);
    }
  }

  @Override
  public void readBodyWith(WorkRequestReader newInput) {
    input = newInput;
  }

  @Override
  public void sendContinue() {
    exchanges.sendContinue();
  }

  private void read(HttpContent content) {
    try {
      if (input != null) {
        input.read(content, authenticator.nextId());
      }
      if (content instanceof LastHttpContent) {
        ignoringInput = current.isLast();
        current = null;
        input = null;
        exchanges.requestRead();
      }
    } catch (RequestRejectedException refusal) {
      refuse(refusal);
    }
  }

  /** Answers the request that is being read, or what is none. */
  @Override
  public void refuse(RequestRejectedException refusal) {
    ignoringInput = true;
    input = null;
    HttpExchange refused = current == null ? exchanges.begin(ResponsePreferences.NONE) : current;
    refused.refuse(refusal);
  }

  @Override
  public void channelReadComplete(ChannelHandlerContext context) {
    exchanges.drain();
    context.fireChannelReadComplete();
  }

  /** A client that does not read its answers is not read from either. */
  @Override
  public void channelWritabilityChanged(ChannelHandlerContext context) {
    readControl.set(Reason.UNREAD, !context.channel().isWritable());
    exchanges.drain();
    context.fireChannelWritabilityChanged();
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event == RequestStalledEvent.INSTANCE && !ignoringInput) {
      refuse(
          new RequestRejectedException(
              RequestRejectedException.Kind.SLOW, "the rest of the request has not come in time"));
    } else if (event == ChannelInputShutdownEvent.INSTANCE) {
      context.executor().schedule(() -> context.close(), HALF_CLOSED_SECONDS, TimeUnit.SECONDS);
      exchanges.inputEnded();
    } else if (event instanceof DrainEvent) {
      exchanges.goAway();
    }
    context.fireUserEventTriggered(event);
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    authenticator.close();
    context.fireChannelInactive();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    context.close();
  }
}
