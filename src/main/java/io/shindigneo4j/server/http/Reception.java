package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.shindigneo4j.server.connection.Listening;
import io.shindigneo4j.server.connection.Origins;
import io.shindigneo4j.server.connection.Refusal;

/** Decides by the head of a request what is done for it. Of the event loop. */
final class Reception {

  private final HttpServices services;
  private final Entry entry;
  private final Listening listening;
  private final Reader reader;

  /** Who reads what follows the head. */
  interface Reader {

    /** The body is for that. */
    void readBy(WorkInput input);

    /** The client sends the body when it is told to, which must wait for its turn. */
    void letSend();

    /** The request is not taken, which may turn out late. */
    void refuse(Refusal refusal);
  }

  Reception(HttpServices services, Entry entry, Listening listening, Reader reader) {
    this.services = services;
    this.entry = entry;
    this.listening = listening;
    this.reader = reader;
  }

  /**
   * @throws Refusal where the request is not taken
   */
  void receive(HttpRequest request, Exchange exchange) throws Refusal {
    RequestChecks.requireHost(request);
    RequestChecks.requireKnownCoding(request);
    Origins.require(request.headers(), services.allowedOrigins());
    if (Preflight.isOne(request)) {
      beginPage(request, exchange);
      exchange.answer(Preflight.answer());
    } else {
      route(request, exchange);
    }
  }

  private void route(HttpRequest request, Exchange exchange) throws Refusal {
    Target target = Target.of(request.uri());
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

  private static void requireMethod(HttpRequest request, Route route, Exchange exchange)
      throws Refusal {
    if (!request.method().equals(route.method())) {
      exchange.allow(route.method());
      throw new Refusal(Refusal.Kind.WRONG_METHOD, "the method is " + route.method());
    }
  }

  /** Who has not logged in is answered once: there is not room for many who stay. */
  private void beginPage(HttpRequest request, Exchange exchange) throws Refusal {
    RequestChecks.requireNoBody(request);
    if (!entry.isLoggedIn()) {
      exchange.endConnection();
    }
  }

  private void meters(HttpRequest request, Exchange exchange) throws Refusal {
    if (RequestChecks.mayReadMeters(request, entry.client(), services.settings())) {
      beginPage(request, exchange);
      services.pages().tellMeters(exchange);
      return;
    }
    enter(request, sessions -> services.pages().tellMeters(exchange));
  }

  /** Who shows no credentials is told of no procedure. */
  private void describe(HttpRequest request, Exchange exchange) throws Refusal {
    if (request.headers().contains(HttpHeaderNames.AUTHORIZATION)) {
      enter(request, sessions -> services.pages().describe(exchange, sessions.user()));
      return;
    }
    beginPage(request, exchange);
    services.pages().describe(exchange);
  }

  /** For a page of users, which asks no database for anything. */
  private void enter(HttpRequest request, Entry.Action page) throws Refusal {
    RequestChecks.requireNoBody(request);
    LoginKey key = LoginKey.of(request.headers(), Entry.SYSTEM_DATABASE);
    entry.enter(key, page, reader::refuse);
  }

  private void work(HttpRequest request, Exchange exchange, Route route, Target target)
      throws Refusal {
    HttpSettings settings = services.settings();
    int maximumSize = services.limits().messageSize();
    WorkHead head = WorkHead.of(request, route, target, settings.defaultDatabase(), maximumSize);
    entry.enter(head.login(), sessions -> accept(exchange, head, sessions), reader::refuse);
  }

  private void accept(Exchange exchange, WorkHead head, UserSessions sessions) {
    reader.readBy(new WorkInput(exchange, head, sessions.in(head.answer()), services, listening));
    if (head.waits()) {
      reader.letSend();
    }
  }
}
