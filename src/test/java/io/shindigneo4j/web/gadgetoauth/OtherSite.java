package io.shindigneo4j.web.gadgetoauth;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.function.Function;

/** Another site on this machine: gadgets, a service and its tokens, as a test scripts them. */
final class OtherSite implements AutoCloseable {

  /**
   * What was sent.
   *
   * @param authorization empty if there is none
   */
  record Received(String method, String path, String query, String authorization, String body) {

    Map<String, String> form() {
      return parameters(body);
    }

    Map<String, String> parameters() {
      return parameters(query);
    }

    private static Map<String, String> parameters(String text) {
      Map<String, String> parameters = new HashMap<>();
      for (String pair : text.split("&")) {
        String[] parts = pair.split("=", 2);
        if (parts.length == 2) {
          parameters.put(decoded(parts[0]), decoded(parts[1]));
        }
      }
      return parameters;
    }

    private static String decoded(String text) {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }
  }

  /**
   * @param location empty for none
   */
  record Reply(int status, String type, String body, String location) {
    static Reply json(String body) {
      return new Reply(200, "application/json", body, "");
    }

    static Reply text(int status, String body) {
      return new Reply(status, "text/plain", body, "");
    }
  }

  private final HttpServer server;
  private final Map<String, Function<Received, Reply>> replies = new ConcurrentHashMap<>();
  private final List<Received> received = new CopyOnWriteArrayList<>();

  OtherSite() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 0);
    server.setExecutor(Executors.newCachedThreadPool());
    server.createContext("/", this::handle);
    server.start();
  }

  int port() {
    return server.getAddress().getPort();
  }

  String address(String path) {
    return "http://127.0.0.1:" + port() + path;
  }

  void on(String path, Function<Received, Reply> reply) {
    replies.put(path, reply);
  }

  /** Does something first whenever something is sent to an address. */
  void before(String path, Callable<?> task) {
    Function<Received, Reply> reply = replies.get(path);
    on(
        path,
        asked -> {
          try {
            task.call();
          } catch (Exception e) {
            throw new IllegalStateException(e);
          }
          return reply.apply(asked);
        });
  }

  /** All that was sent to an address. */
  List<Received> received(String path) {
    return received.stream().filter(each -> each.path().equals(path)).toList();
  }

  void forget() {
    received.clear();
    replies.clear();
  }

  private void handle(HttpExchange exchange) {
    try (exchange) {
      Received asked =
          new Received(
              exchange.getRequestMethod(),
              exchange.getRequestURI().getRawPath(),
              String.valueOf(exchange.getRequestURI().getRawQuery()),
              exchange.getRequestHeaders().getOrDefault("Authorization", List.of("")).get(0),
              new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
      received.add(asked);
      Function<Received, Reply> reply = replies.get(asked.path());
      send(exchange, reply == null ? Reply.text(404, "") : reply.apply(asked));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void send(HttpExchange exchange, Reply reply) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", reply.type());
    exchange.getResponseHeaders().set("Cache-Control", "public, max-age=600");
    if (!reply.location().isEmpty()) {
      exchange.getResponseHeaders().set("Location", reply.location());
    }
    byte[] bytes = reply.body().getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(reply.status(), bytes.length == 0 ? -1 : bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
