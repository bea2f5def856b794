package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.util.AsciiString;
import io.shindigneo4j.server.connection.OriginCheck;
import io.shindigneo4j.server.connection.ReadControl;
import io.shindigneo4j.server.connection.RequestHead;
import io.shindigneo4j.server.connection.RequestRejectedException;
import java.util.Map;

/** Routes a request by its head. Of the event loop. */
final class RequestRouter {

  private final HttpServices services;
  private final HttpAuthenticator authenticator;
  private final ReadControl readControl;
  private final Callbacks callbacks;

  /** The handler that reads what follows the head. */
  interface Callbacks {

    /** Passes the body to a reader. */
    void readBodyWith(WorkRequestReader input);

    /** Sends {@code 100 Continue} when it is the turn of the request. */
    void sendContinue();

    /** Rejects the request; this may happen after a login. */
    void refuse(RequestRejectedException refusal);
  }

  RequestRouter(
      HttpServices services,
      HttpAuthenticator authenticator,
      ReadControl readControl,
      Callbacks callbacks) {
    this.services = services;
    this.authenticator = authenticator;
    this.readControl = readControl;
    this.callbacks = callbacks;
  }

  /**
   * @throws RequestRejectedException where the request is not taken
   */
  void receive(HttpRequest request, HttpExchange exchange) throws RequestRejectedException {
    RequestHead.require(request);
    OriginCheck.require(request.headers(), services.allowedOrigins());
    if (CorsPreflight.isPreflight(request)) {
      beginPage(request, exchange);
      exchange.answer(CorsPreflight.answer());
    } else {
      route(request, exchange);
    }
  }

  private void route(HttpRequest request, HttpExchange exchange) throws RequestRejectedException {
    RequestTarget target = RequestTarget.of(request.uri());
    Route route = Route.of(target.path());
    requireMethod(request, route, exchange);
    switch (route) {
      case CALL, CYPHER -> work(request, exchange, route, target);
      case EVENTS -> events(request, exchange, target);
      case HEALTH -> health(request, exchange);
      case METRICS -> meters(request, exchange);
      case DESCRIPTION -> sendOpenApi(request, exchange);
    }
  }

  private static void requireMethod(HttpRequest request, Route route, HttpExchange exchange)
      throws RequestRejectedException {
    if (!route.allows(request.method())) {
      exchange.allow(route.allowed());
      throw new RequestRejectedException(
          RequestRejectedException.Kind.WRONG_METHOD, "the method is " + route.method());
    }
  }

  /** Closes the connection after the answer, unless somebody has logged in on it. */
  private void beginPage(HttpRequest request, HttpExchange exchange)
      throws RequestRejectedException {
    RequestValidation.requireNoBody(request);
    if (!authenticator.isLoggedIn()) {
      exchange.closeAfterAnswer();
    }
  }

  /** The version helps an attacker: users are told it, and whoever may read the meters. */
  private void health(HttpRequest request, HttpExchange exchange) throws RequestRejectedException {
    if (request.headers().contains(HttpHeaderNames.AUTHORIZATION)) {
      authenticate(request, sessions -> services.pages().sendHealth(exchange, true));
      return;
    }
    beginPage(request, exchange);
    boolean known =
        RequestValidation.mayReadMeters(request, authenticator.client(), services.settings());
    services.pages().sendHealth(exchange, known);
  }

  private void meters(HttpRequest request, HttpExchange exchange) throws RequestRejectedException {
    if (RequestValidation.mayReadMeters(request, authenticator.client(), services.settings())) {
      beginPage(request, exchange);
      services.pages().sendMetrics(exchange);
      return;
    }
    authenticate(request, sessions -> services.pages().sendMetrics(exchange));
  }

  /** Without credentials, the description names no procedure. */
  private void sendOpenApi(HttpRequest request, HttpExchange exchange)
      throws RequestRejectedException {
    if (request.headers().contains(HttpHeaderNames.AUTHORIZATION)) {
      authenticate(request, sessions -> services.pages().sendOpenApi(exchange, sessions.user()));
      return;
    }
    beginPage(request, exchange);
    services.pages().sendOpenApi(exchange);
  }

  /** Authenticates for a page that needs no database. */
  private void authenticate(HttpRequest request, HttpAuthenticator.Action page)
      throws RequestRejectedException {
    RequestValidation.requireNoBody(request);
    LoginKey key = LoginKey.of(request.headers(), HttpAuthenticator.SYSTEM_DATABASE);
    authenticator.authenticate(key, page, callbacks::refuse);
  }

  private void work(HttpRequest request, HttpExchange exchange, Route route, RequestTarget target)
      throws RequestRejectedException {
    HttpSettings settings = services.settings();
    int maximumSize = services.limits().messageSize();
    WorkRequest head =
        WorkRequest.of(request, route, target, settings.defaultDatabase(), maximumSize);
    authenticator.authenticate(
        head.login(), sessions -> accept(exchange, head, sessions), callbacks::refuse);
  }

  private void events(HttpRequest request, HttpExchange exchange, RequestTarget target)
      throws RequestRejectedException {
    EventStreamRequest head =
        EventStreamRequest.of(request, target, services.settings().defaultDatabase());
    authenticator.authenticate(
        head.login(), sessions -> subscribe(exchange, head, sessions), callbacks::refuse);
  }

  private void subscribe(HttpExchange exchange, EventStreamRequest head, UserSessions sessions) {
    exchange.closeAfterAnswer();
    EventStreamResponse stream =
        new EventStreamResponse(
            exchange,
            exchange.queue(),
            services.meters(),
            services.limits().messageSize(),
            head.inChunks(),
            action -> unlessValid(sessions, action));
    sessions.json().subscribe(head.subscribe(authenticator.nextId()), stream);
  }

  /** Also valid if the account cannot be read now; the next look decides. */
  private void unlessValid(UserSessions sessions, Runnable action) {
    services
        .decoders()
        .execute(
            () -> {
              boolean valid;
              try {
                valid = services.logins().isValid(sessions.login());
              } catch (RuntimeException e) {
                valid = true;
              }
              if (!valid) {
                action.run();
              }
            });
  }

  private void accept(HttpExchange exchange, WorkRequest head, UserSessions sessions) {
    callbacks.readBodyWith(
        new WorkRequestReader(exchange, head, sessions.in(head.answer()), services, readControl));
    if (head.waits()) {
      callbacks.sendContinue();
    }
  }

  /**
   * A CORS preflight request, which a browser sends before the request of a page of another origin.
   */
  static final class CorsPreflight {

    private static final Map<AsciiString, String> ALLOWED =
        Map.of(
            HttpHeaderNames.ACCESS_CONTROL_ALLOW_METHODS, "GET, POST",
            HttpHeaderNames.ACCESS_CONTROL_ALLOW_HEADERS,
                "Accept, Authorization, Content-Type, traceparent",
            HttpHeaderNames.ACCESS_CONTROL_MAX_AGE, "600");

    private CorsPreflight() {}

    static boolean isPreflight(HttpRequest request) {
      return request.method().equals(HttpMethod.OPTIONS)
          && request.headers().contains(HttpHeaderNames.ORIGIN)
          && request.headers().contains(HttpHeaderNames.ACCESS_CONTROL_REQUEST_METHOD);
    }

    /** The origin has been looked at before. */
    static ResponseEntity answer() {
      return new ResponseEntity(
          HttpResponseStatus.NO_CONTENT, AsciiString.EMPTY_STRING, new byte[0], ALLOWED);
    }
  }
}
