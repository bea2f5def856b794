package io.shindigneo4j.prove.workload;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.shindigneo4j.prove.checker.LiveEntry.Kind;
import io.shindigneo4j.testing.Tokens;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;

/**
 * Listens to Server-Sent Events as a browser does, and goes on after the last one once it is cut
 * off. It keeps what it has received in a file.
 */
public final class LiveListener implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final int MAX_PAUSE_MILLIS = 400;
  private static final int REFUSED_MILLIS = 500;
  private static final ObjectMapper JSON = new ObjectMapper();

  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(PATIENCE).build();

  private final URI address;
  private final String token;
  private final LiveFile file;
  private final Random random;
  private final Thread thread;
  private final UnaryOperator<InputStream> wire;
  private final AtomicInteger connections = new AtomicInteger();

  private volatile boolean closed;

  /** Of the connection that is open; null for none. */
  private final AtomicReference<InputStream> open = new AtomicReference<>();

  // Owned by the thread.
  private String lastId;
  private String id;
  private String type;
  private String data;

  /**
   * @param shindig its address, with a slash at the end
   * @param name of the file, too
   * @param wire what becomes of the stream of each connection on the way
   */
  LiveListener(
      String shindig,
      String viewer,
      Path folder,
      String name,
      long seed,
      UnaryOperator<InputStream> wire) {
    this.address = URI.create(shindig + "social/events");
    this.token = Tokens.encrypted(viewer);
    this.file = new LiveFile(LiveFile.of(folder, name));
    this.random = new Random(seed);
    this.wire = wire;
    this.thread = new Thread(this::listen, name);
    thread.setDaemon(true);
    thread.start();
  }

  /** How often it was connected. */
  int connections() {
    return connections.get();
  }

  /**
   * Ends the connection, as a network does.
   *
   * @return whether one was open
   */
  boolean cut() {
    InputStream cut = open.getAndSet(null);
    if (cut == null) {
      return false;
    }
    try {
      cut.close();
      return true;
    } catch (IOException e) {
      return false; // it was cut already
    }
  }

  private void listen() {
    try (OutputStream record = file.open()) {
      lastId = file.lastId();
      while (!closed) {
        connect(record);
        Thread.sleep(random.nextInt(MAX_PAUSE_MILLIS));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      throw new IllegalStateException("the record cannot be kept", e);
    }
  }

  private void connect(OutputStream record) throws IOException, InterruptedException {
    HttpResponse<InputStream> response;
    try {
      response = HTTP.send(request(), BodyHandlers.ofInputStream());
    } catch (IOException e) {
      Thread.sleep(REFUSED_MILLIS);
      return;
    }
    try (InputStream body = wire.apply(response.body())) {
      if (response.statusCode() != 200) {
        Thread.sleep(REFUSED_MILLIS);
        return;
      }
      open.set(body);
      connections.incrementAndGet();
      receive(new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8)), record);
    } finally {
      open.set(null);
    }
  }

  private HttpRequest request() {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(address).timeout(PATIENCE).header("X-Shindig-ST", token);
    if (lastId != null) {
      request.header("Last-Event-ID", lastId);
    }
    return request.GET().build();
  }

  /** What is not complete when the connection breaks has not come. */
  private void receive(BufferedReader lines, OutputStream record) throws IOException {
    forget();
    while (!closed) {
      String line;
      try {
        line = lines.readLine();
      } catch (IOException e) {
        return;
      }
      if (line == null) {
        return;
      } else if (line.isEmpty()) {
        dispatch(record);
      } else {
        field(line);
      }
    }
  }

  private void field(String line) {
    int colon = line.indexOf(':');
    String name = colon < 0 ? line : line.substring(0, colon);
    String value = colon < 0 ? "" : line.substring(colon + 1).stripLeading();
    switch (name) {
      case "id" -> id = value;
      case "event" -> type = value;
      case "data" -> data = value;
      default -> {} // a comment, or what later versions send
    }
  }

  private void dispatch(OutputStream record) throws IOException {
    if (id != null && (data == null || "position".equals(type))) {
      if (!id.equals(lastId)) {
        LiveFile.add(record, Kind.MOVE, id, "", "");
      }
      lastId = id;
    } else if (id != null && "gap".equals(type)) {
      LiveFile.add(record, Kind.GAP, id, "", "");
      lastId = id;
    } else if (id != null) {
      JsonNode content = JSON.readTree(data);
      String person = content.path("person").asText();
      LiveFile.add(record, Kind.EVENT, id, person, LiveKeys.of(type, content));
      lastId = id;
    }
    forget();
  }

  private void forget() {
    id = null;
    type = null;
    data = null;
  }

  @Override
  public void close() throws InterruptedException {
    closed = true;
    cut();
    thread.interrupt();
    thread.join(PATIENCE.toMillis());
  }
}
