package io.shindigneo4j.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.util.AsciiString;
import io.shindigneo4j.server.connection.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.neo4j.logging.Log;

/** What can be read without asking the graph. Safe for use by many threads. */
final class Pages {

  private static final AsciiString JSON = AsciiString.cached("application/json");

  /** Prometheus' own, with its version. */
  private static final AsciiString METERS =
      AsciiString.cached("text/plain; version=0.0.4; charset=utf-8");

  private static final byte[] READY = "{\"status\":\"ready\"}".getBytes(UTF_8);
  private static final byte[] NOT_READY = "{\"status\":\"not-ready\"}".getBytes(UTF_8);

  private final byte[] description = resource("openapi.json");
  private final Health health;
  private final Optional<Supplier<String>> meters;
  private final Executor threads;
  private final Log log;

  /**
   * @param meters empty where nothing is measured
   * @param threads where the meters are looked at, as some of them take time
   */
  Pages(Health health, Optional<Supplier<String>> meters, Executor threads, Log log) {
    this.health = health;
    this.meters = meters;
    this.threads = threads;
    this.log = log;
  }

  private static byte[] resource(String name) {
    try (InputStream in = Pages.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void describe(Exchange exchange) {
    exchange.answer(Answer.of(HttpResponseStatus.OK, JSON, description));
  }

  void tellHealth(Exchange exchange) {
    health.look().thenAccept(ready -> exchange.answer(health(ready)));
  }

  private static Answer health(boolean ready) {
    Answer answer =
        ready
            ? Answer.of(HttpResponseStatus.OK, JSON, READY)
            : Answer.of(HttpResponseStatus.SERVICE_UNAVAILABLE, JSON, NOT_READY);
    return answer.with(HttpHeaderNames.CACHE_CONTROL, HttpHeaderValues.NO_STORE);
  }

  /**
   * @throws Refusal where nothing is measured
   */
  void tellMeters(Exchange exchange) throws Refusal {
    Supplier<String> page =
        meters.orElseThrow(
            () -> new Refusal(Refusal.Kind.UNKNOWN_PATH, "the server measures nothing"));
    threads.execute(() -> exchange.answer(meters(page)));
  }

  private Answer meters(Supplier<String> page) {
    try {
      return Answer.of(HttpResponseStatus.OK, METERS, page.get().getBytes(UTF_8));
    } catch (RuntimeException e) { // the client must not wait for an answer in vain
      log.error("The meters could not be read", e);
      return Answer.of(
          HttpResponseStatus.INTERNAL_SERVER_ERROR, AsciiString.EMPTY_STRING, new byte[0]);
    }
  }
}
