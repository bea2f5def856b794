package io.shindigneo4j.benchmark.portal;

import io.shindigneo4j.benchmark.http.KeptConnection;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.zip.GZIPInputStream;

/**
 * Sends requests of the portal for one person after the other, over a connection for each thread.
 * They are bytes already, and the answers stay compressed. Thread-safe.
 */
public final class RpcCaller implements AutoCloseable {

  private static final String OK = "200";

  /** The first bytes of what is compressed. */
  private static final byte[] GZIP = {0x1f, (byte) 0x8b};

  private final int port;
  private final List<List<byte[]>> requests;
  private final Queue<KeptConnection> all = new ConcurrentLinkedQueue<>();
  private final ThreadLocal<KeptConnection> connection = ThreadLocal.withInitial(this::connect);

  /**
   * @param bodies that are sent one after the other
   */
  public RpcCaller(PortalServer server, List<SignedIn> people, List<String> bodies) {
    port = server.port();
    requests =
        people.stream()
            .map(each -> bodies.stream().map(body -> request(server, each, body)).toList())
            .toList();
  }

  /** With the headers of a browser that the answer depends on. */
  private static byte[] request(PortalServer server, SignedIn person, String body) {
    byte[] content = body.getBytes(StandardCharsets.UTF_8);
    String head =
        """
        POST /social/rpc HTTP/1.1
        Host: localhost:%d
        Origin: %s
        Sec-Fetch-Site: same-origin
        Accept-Encoding: gzip
        Content-Type: application/json
        Content-Length: %d
        Cookie: %s
        X-CSRF-Token: %s

        """
            .formatted(
                server.port(), server.origin(), content.length, person.cookie(), person.secret())
            .replace("\n", "\r\n");
    return (head + body).getBytes(StandardCharsets.UTF_8);
  }

  private KeptConnection connect() {
    try {
      KeptConnection opened = new KeptConnection(port);
      all.add(opened);
      return opened;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Sends the requests of one person. Returns a number that depends on the answers. */
  public long call(int number) {
    long length = 1;
    for (byte[] request : requests.get(Math.floorMod(number, requests.size()))) {
      length += ask(request).length;
    }
    return length;
  }

  private byte[] ask(byte[] request) {
    try {
      connection.get().send(request);
      return connection.get().receive(OK);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Sends everybody's once.
   *
   * @return the largest number of characters of an answer
   * @throws IllegalStateException if a call of the batch is refused
   */
  public int check(HomeBatch batch) {
    return requests.stream()
        .map(each -> text(ask(each.get(0))))
        .peek(batch::check)
        .mapToInt(String::length)
        .max()
        .orElseThrow();
  }

  private static String text(byte[] answer) {
    try (InputStream in = plain(answer)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream plain(byte[] answer) throws IOException {
    InputStream in = new ByteArrayInputStream(answer);
    boolean compressed = answer.length > 1 && answer[0] == GZIP[0] && answer[1] == GZIP[1];
    return compressed ? new GZIPInputStream(in) : in;
  }

  @Override
  public void close() {
    for (KeptConnection each : all) {
      try {
        each.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
