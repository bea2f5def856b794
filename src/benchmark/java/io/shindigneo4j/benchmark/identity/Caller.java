package io.shindigneo4j.benchmark.identity;

import com.google.common.primitives.Bytes;
import io.shindigneo4j.benchmark.http.KeptConnection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Makes one call again and again, over a connection for each thread. Thread-safe. */
public final class Caller implements AutoCloseable {

  private final int port;
  private final String path;
  private final String status;
  private final byte[] request;
  private final Queue<KeptConnection> all = new ConcurrentLinkedQueue<>();
  private final ThreadLocal<KeptConnection> connection = ThreadLocal.withInitial(this::connect);

  /**
   * @param header what says who asks; its name and its value
   * @param status that is expected
   */
  Caller(int port, String path, String header, String status) {
    this.port = port;
    this.path = path;
    this.status = status;
    this.request = request(header);
  }

  private byte[] request(String header) {
    return "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAccept: */*\r\n%s\r\n\r\n"
        .formatted(path, port, header)
        .getBytes(StandardCharsets.ISO_8859_1);
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

  /** Returns a number that depends on the answer. */
  public long call() {
    return ask(request);
  }

  /** The same with another header. Returns how many nanoseconds it took. */
  public long timed(String header) {
    byte[] prepared = request(header);
    long begin = System.nanoTime();
    long unused = ask(prepared);
    return System.nanoTime() - begin;
  }

  /** Sends this number of requests together, so that the server answers one after the other. */
  void callAll(int number) {
    try {
      byte[][] requests = Collections.nCopies(number, request).toArray(byte[][]::new);
      connection.get().send(Bytes.concat(requests));
      for (int i = 0; i < number; i++) {
        byte[] unused = connection.get().receive(status);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private long ask(byte[] bytes) {
    try {
      connection.get().send(bytes);
      return 1 + connection.get().receive(status).length;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
