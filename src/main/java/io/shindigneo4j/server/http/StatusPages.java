package io.shindigneo4j.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.util.AsciiString;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.server.connection.RequestRejectedException;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.neo4j.logging.Log;

/** Answers the requests for health, metrics and the description. Safe for use by many threads. */
final class StatusPages {

  private static final AsciiString JSON = AsciiString.cached("application/json");

  /** Prometheus' own, with its version. */
  private static final AsciiString METERS =
      AsciiString.cached("text/plain; version=0.0.4; charset=utf-8");

  private static final String READY = "{\"status\":\"ready\",\"graph\":\"%s\"%s}";
  private static final String NOT_READY = "{\"status\":\"not-ready\"%s}";

  /** Of the jar; unknown where the classes are in none. */
  private static final String VERSION =
      ",\"version\":\"%s\""
          .formatted(
              Objects.requireNonNullElse(
                  StatusPages.class.getPackage().getImplementationVersion(), "unknown"));

  private final OpenApiDocument description = new OpenApiDocument();
  private final HealthCheck health;
  private final PageContents contents;
  private final Executor threads;
  private final Log log;

  /**
   * @param threads where contents are looked up, as some of them take time
   */
  StatusPages(HealthCheck health, PageContents contents, Executor threads, Log log) {
    this.health = health;
    this.contents = contents;
    this.threads = threads;
    this.log = log;
  }

  /** Sends the part of the description that is the same for everybody. */
  void sendOpenApi(HttpExchange exchange) {
    exchange.answer(description(description.general()));
  }

  /** Sends the description with the procedures that the user may call. */
  void sendOpenApi(HttpExchange exchange, String user) {
    send(exchange, () -> description(description.with(contents.procedures().apply(user))));
  }

  /** A description may change, and depends on the user. */
  private static ResponseEntity description(byte[] json) {
    return uncached(ResponseEntity.of(HttpResponseStatus.OK, JSON, json));
  }

  private static ResponseEntity uncached(ResponseEntity answer) {
    return answer.with(HttpHeaderNames.CACHE_CONTROL, HttpHeaderValues.NO_STORE);
  }

  /** Sends the health, with the version of the plug-in or without. */
  void sendHealth(HttpExchange exchange, boolean versioned) {
    String version = versioned ? VERSION : "";
    health.check().thenAccept(ready -> exchange.answer(health(ready, version)));
  }

  private ResponseEntity health(boolean ready, String version) {
    HttpResponseStatus status =
        ready ? HttpResponseStatus.OK : HttpResponseStatus.SERVICE_UNAVAILABLE;
    String text = ready ? ready(version) : NOT_READY.formatted(version);
    return uncached(ResponseEntity.of(status, JSON, text.getBytes(UTF_8)));
  }

  /** A graph that is not in memory is slower, but no reason to send no requests. */
  private String ready(String version) {
    return READY.formatted(contents.graph().get().name().toLowerCase(Locale.ROOT), version);
  }

  /**
   * @throws RequestRejectedException where nothing is measured
   */
  void sendMetrics(HttpExchange exchange) throws RequestRejectedException {
    Supplier<String> meters =
        contents
            .meters()
            .orElseThrow(
                () ->
                    new RequestRejectedException(
                        RequestRejectedException.Kind.UNKNOWN_PATH, "the server measures nothing"));
    send(
        exchange,
        () -> ResponseEntity.of(HttpResponseStatus.OK, METERS, meters.get().getBytes(UTF_8)));
  }

  private void send(HttpExchange exchange, Supplier<ResponseEntity> page) {
    threads.execute(() -> sendNow(exchange, page));
  }

  private void sendNow(HttpExchange exchange, Supplier<ResponseEntity> page) {
    ResponseEntity answer;
    try {
      answer = page.get();
    } catch (RuntimeException e) { // the client must not wait for an answer in vain
      log.error("A page could not be read", e);
      exchange.fail(new Failure(0, ErrorCode.INTERNAL, "the server's log has details", false));
      return;
    } catch (Error e) { // such as too little memory
      exchange.abandon();
      throw e;
    }
    exchange.answer(answer);
  }
}
