package io.shindigneo4j.installation;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;

/** Serves the files of a folder. */
final class FolderServer implements AutoCloseable {

  private final Path folder;
  private final HttpServer server;

  private FolderServer(Path folder, HttpServer server) {
    this.folder = folder;
    this.server = server;
  }

  static FolderServer start(Path folder) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    FolderServer started = new FolderServer(folder, server);
    server.createContext("/", started::answer);
    server.start();
    return started;
  }

  /** Without a slash at its end. */
  String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      Path file = folder.resolve(path.substring(1)).normalize();
      if (!file.startsWith(folder) || !Files.isRegularFile(file)) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      byte[] content = Files.readAllBytes(file);
      exchange.getResponseHeaders().add("Content-Type", type(path));
      exchange.sendResponseHeaders(200, content.length);
      exchange.getResponseBody().write(content);
    }
  }

  private static String type(String path) {
    if (path.endsWith(".js")) {
      return "text/javascript";
    }
    if (path.endsWith(".css")) {
      return "text/css";
    }
    String guessed = URLConnection.guessContentTypeFromName(path);
    return guessed == null ? "application/octet-stream" : guessed;
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
