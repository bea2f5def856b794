package io.shindigneo4j.installation;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.imageio.ImageIO;

/**
 * The site of a gadget author: the files of the folder {@code gadgets}, an image, a file that is
 * too large, and one that does not come before the site is closed.
 */
final class GadgetSite implements AutoCloseable {
  private static final Map<String, String> TYPES =
      Map.of(
          "xml",
          "application/xml",
          "html",
          "text/html",
          "png",
          "image/png",
          "js",
          "text/javascript");

  /** More than Shindig fetches. */
  private static final int LARGE = 20 << 20;

  private final CountDownLatch closed = new CountDownLatch(1);
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpServer server;
  private final Map<String, String> values = new HashMap<>();

  private GadgetSite() throws IOException {
    server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
    values.put("{site}", address());
  }

  static GadgetSite start() throws IOException {
    return new GadgetSite();
  }

  /** By a name, as Shindig lists internal hosts by their names. */
  String address() {
    return "http://" + host();
  }

  String host() {
    return "localhost:" + server.getAddress().getPort();
  }

  /** Sets what stands for a name in braces in all files. */
  void set(String name, String value) {
    values.put("{" + name + "}", value);
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      if (path.equals("/hanging.xml")) {
        closed.await();
      }
      byte[] content =
          switch (path) {
            case "/image.png" -> image();
            case "/large.xml" -> new byte[LARGE];
            default -> file(path.substring(1));
          };
      String extension = path.substring(path.lastIndexOf('.') + 1);
      exchange
          .getResponseHeaders()
          .set("Content-Type", TYPES.getOrDefault(extension, "text/plain"));
      exchange.sendResponseHeaders(content.length == 0 ? 404 : 200, content.length);
      exchange.getResponseBody().write(content);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private byte[] file(String name) throws IOException {
    try (InputStream file = GadgetSite.class.getResourceAsStream("gadgets/" + name)) {
      String text = file == null ? "" : new String(file.readAllBytes(), StandardCharsets.UTF_8);
      for (Map.Entry<String, String> value : values.entrySet()) {
        text = text.replace(value.getKey(), value.getValue());
      }
      return text.getBytes(StandardCharsets.UTF_8);
    }
  }

  /** A PNG of three by two pixels. */
  static byte[] image() throws IOException {
    ByteArrayOutputStream target = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(3, 2, BufferedImage.TYPE_INT_RGB), "png", target);
    return target.toByteArray();
  }

  @Override
  public void close() {
    closed.countDown();
    server.stop(0);
    threads.shutdownNow();
  }
}
