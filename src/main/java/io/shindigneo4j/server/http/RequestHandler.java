package io.shindigneo4j.server.http;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.LastHttpContent;
import io.shindigneo4j.server.connection.Listening;
import io.shindigneo4j.server.connection.Listening.Reason;
import io.shindigneo4j.server.connection.Origins;
import io.shindigneo4j.server.connection.Refusal;
import io.shindigneo4j.server.connection.StuckRequest;
import java.util.concurrent.TimeUnit;

/**
 * Takes the requests of a connection as they come, and has each answered. All of its state is of
 * the event loop.
 */
final class RequestHandler extends SimpleChannelInboundHandler<HttpObject> {

  /** How long a client that has ended its side may wait for what it has asked for. */
  private static final long HALF_CLOSED_SECONDS = 10;

  private final HttpServices services;

  // All made when the handler is added.
  private Listening listening;
  private Exchanges exchanges;
  private Entry entry;

  /** Of which the end has not come yet; null between requests. */
  private Exchange current;

  /** Whose body is being read; null where what comes belongs to none. */
  private WorkInput input;

  /** A request was the last one: what comes behind it is not looked at any more. */
  private boolean deaf;

  RequestHandler(HttpServices services) {
    this.services = services;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    listening = new Listening(context.channel());
    exchanges = new Exchanges(context.channel(), listening, services);
    entry = new Entry(context, services, listening, exchanges::isEmpty);
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, HttpObject object) {
    if (deaf) {
      return;
    }
    if (object instanceof HttpRequest request) {
      begin(request);
    }
    if (object.decoderResult().isFailure()) {
      refuse(new Refusal(Refusal.Kind.MALFORMED, "not an HTTP request"));
    } else if (object instanceof HttpContent content && current != null) {
      read(content);
    }
  }

  private void begin(HttpRequest request) {
    current = exchanges.begin(RequestStyle.of(request, services.allowedOrigins()));
    if (request.decoderResult().isFailure()) {
      return;
    }
    try {
      RequestChecks.requireHost(request);
      Origins.require(request.headers(), services.allowedOrigins());
      if (Preflight.isOne(request)) {
        answerPage(request, Preflight.answer());
      } else {
        route(request);
      }
    } catch (Refusal refusal) {
      refuse(refusal);
    }
  }

  private void answerPage(HttpRequest request, Answer answer) throws Refusal {
    beginPage(request);
    current.answer(answer);
  }

  private void route(HttpRequest request) throws Refusal {
    Target target = Target.of(request.uri());
    Route route = Route.of(target.path());
    if (!request.method().equals(route.method())) {
      refuseMethod(route);
      return;
    }
    switch (route) {
      case CALL, CYPHER -> work(request, route, target);
      case HEALTH -> {
        beginPage(request);
        services.pages().tellHealth(current);
      }
      case METRICS -> meters(request);
      case DESCRIPTION -> {
        beginPage(request);
        services.pages().describe(current);
      }
    }
  }

  /** Who has not logged in is answered once: the connection has its place among the waiting ones. */
  private void beginPage(HttpRequest request) throws Refusal {
    RequestChecks.requireNoBody(request);
    if (!entry.isLoggedIn()) {
      current.endConnection();
    }
  }

  private void meters(HttpRequest request) throws Refusal {
    Exchange exchange = current;
    if (RequestChecks.mayReadMeters(request, entry.client(), services.settings())) {
      beginPage(request);
      services.pages().tellMeters(exchange);
      return;
    }
    RequestChecks.requireNoBody(request);
    entry.enter(
        LoginKey.of(request.headers(), Entry.SYSTEM_DATABASE),
        sessions -> services.pages().tellMeters(exchange),
        this::refuse);
  }

  private void work(HttpRequest request, Route route, Target target) throws Refusal {
    Exchange exchange = current;
    WorkHead head =
        WorkHead.of(
            request,
            route,
            target,
            services.settings().defaultDatabase(),
            services.limits().messageSize());
    entry.enter(
        head.login(), sessions -> accept(exchange, head, sessions), this::refuse);
  }

  private void accept(Exchange exchange, WorkHead head, UserSessions sessions) {
    input = new WorkInput(exchange, head, sessions.in(head.answer()), services, listening);
    if (head.waits()) {
      exchange.letSend();
    }
  }

  private void read(HttpContent content) {
    try {
      if (input != null) {
        input.read(content, entry.nextId());
      }
      if (content instanceof LastHttpContent) {
        deaf = current.isLast();
        current = null;
        input = null;
        exchanges.endOfRequest();
      }
    } catch (Refusal refusal) {
      refuse(refusal);
    }
  }

  private void refuseMethod(Route route) {
    deaf = true;
    current.refuse(route);
  }

  /** Answers the request that is being read, or what is none. */
  private void refuse(Refusal refusal) {
    deaf = true;
    input = null;
    Exchange refused = current == null ? exchanges.begin(RequestStyle.NONE) : current;
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
    listening.set(Reason.UNREAD, !context.channel().isWritable());
    context.fireChannelWritabilityChanged();
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event == StuckRequest.EVENT && !deaf) {
      refuse(new Refusal(Refusal.Kind.SLOW, "the rest of the request has not come in time"));
    } else if (event == ChannelInputShutdownEvent.INSTANCE) {
      context
          .executor()
          .schedule(() -> context.close(), HALF_CLOSED_SECONDS, TimeUnit.SECONDS);
      exchanges.endInput();
    }
    context.fireUserEventTriggered(event);
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    entry.close();
    context.fireChannelInactive();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    context.close();
  }
}
