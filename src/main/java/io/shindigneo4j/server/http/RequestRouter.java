package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.shindigneo4j.server.connection.ReadControl;
import io.shindigneo4j.server.connection.OriginCheck;
import io.shindigneo4j.server.connection.RequestRejectedException;

/** Decides by the head of a request what is done for it. Of the event loop. */
final class RequestRouter {

  private final HttpServices services;
  private final HttpAuthenticator entry;
  private final ReadControl listening;
  private final Reader reader;

  /** Who reads what follows the head. */
  interface Reader {

    /** The body is for that. */
    void readBy(WorkRequestReader input);

    /** The client sends the body when it is told to, which must wait for its turn. */
    void letSend();

    /** The request is not taken, which may turn out late. */
    void refuse(RequestRejectedException refusal);
  }

  RequestRouter(HttpServices services, HttpAuthenticator entry, ReadControl listening, Reader reader) {
    this.services = services;
    this.entry = entry;
    this.listening = listening;
    this.reader = reader;
  }

  /**
   * @throws RequestRejectedException where the request is not taken
   */
  void receive(HttpRequest request, HttpExchange exchange) throws RequestRejectedException {
    RequestValidation.requireHost(request);
    RequestValidation.requireKnownCoding(request);
    OriginCheck.require(request.headers(), services.allowedOrigins());
    if (CorsPreflight.isOne(request)) {
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
      case HEALTH -> {
        beginPage(request, exchange);
        services.pages().tellHealth(exchange);
      }
      case METRICS -> meters(request, exchange);
      case DESCRIPTION -> describe(request, exchange);
    }
  }

  private static void requireMethod(HttpRequest request, Route route, HttpExchange exchange)
      throws RequestRejectedException {
    if (!request.method().equals(route.method())) {
      exchange.allow(route.method());
      throw new RequestRejectedException(RequestRejectedException.Kind.WRONG_METHOD, "the method is " + route.method());
    }
  }

  /** Who has not logged in is answered once: there is not room for many who stay. */
  private void beginPage(HttpRequest request, HttpExchange exchange) throws RequestRejectedException {
    RequestValidation.requireNoBody(request);
    if (!entry.isLoggedIn()) {
      exchange.endConnection();
    }
  }

  private void meters(HttpRequest request, HttpExchange exchange) throws RequestRejectedException {
    if (RequestValidation.mayReadMeters(request, entry.client(), services.settings())) {
      beginPage(request, exchange);
      services.pages().tellMeters(exchange);
      return;
    }
    enter(request, sessions -> services.pages().tellMeters(exchange));
  }

  /** Who shows no credentials is told of no procedure. */
  private void describe(HttpRequest request, HttpExchange exchange) throws RequestRejectedException {
    if (request.headers().contains(HttpHeaderNames.AUTHORIZATION)) {
      enter(request, sessions -> services.pages().describe(exchange, sessions.user()));
      return;
    }
    beginPage(request, exchange);
    services.pages().describe(exchange);
  }

  /** For a page of users, which asks no database for anything. */
  private void enter(HttpRequest request, HttpAuthenticator.Action page) throws RequestRejectedException {
    RequestValidation.requireNoBody(request);
    LoginKey key = LoginKey.of(request.headers(), HttpAuthenticator.SYSTEM_DATABASE);
    entry.enter(key, page, reader::refuse);
  }

  private void work(HttpRequest request, HttpExchange exchange, Route route, RequestTarget target)
      throws RequestRejectedException {
    HttpSettings settings = services.settings();
    int maximumSize = services.limits().messageSize();
    WorkRequest head = WorkRequest.of(request, route, target, settings.defaultDatabase(), maximumSize);
    entry.enter(head.login(), sessions -> accept(exchange, head, sessions), reader::refuse);
  }

  private void accept(HttpExchange exchange, WorkRequest head, UserSessions sessions) {
    reader.readBy(new WorkRequestReader(exchange, head, sessions.in(head.answer()), services, listening));
    if (head.waits()) {
      reader.letSend();
    }
  }
}
