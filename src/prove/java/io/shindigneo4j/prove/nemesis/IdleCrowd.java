package io.shindigneo4j.prove.nemesis;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawWebSocket;
import java.io.Closeable;
import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;

/** Clients that take a server's memory and connections and do little with them. */
public final class IdleCrowd implements Closeable {

  /**
   * How many there are.
   *
   * @param readers that read ten mebibytes slowly
   * @param sockets that send nothing
   * @param logins that ask for nothing
   */
  public record Size(int readers, int sockets, int logins) {

    public int connections() {
      return readers + sockets + logins;
    }
  }

  private static final Duration HANGING = Duration.ofMinutes(10);

  private final int port;
  private final Credentials credentials;
  private final LongAdder asked = new LongAdder();
  private final List<SlowReader> readers = new ArrayList<>();
  private final List<Closeable> clients = new ArrayList<>();
  private final ExecutorService threads = Executors.newCachedThreadPool(IdleCrowd::daemon);

  private IdleCrowd(int port, Credentials credentials) {
    this.port = port;
    this.credentials = credentials;
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "idle crowd");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Returns when all are connected and the readers are about to ask.
   *
   * @param port of the plug-in
   */
  public static IdleCrowd open(int port, Credentials credentials, Size size) throws IOException {
    IdleCrowd crowd = new IdleCrowd(port, credentials);
    try {
      crowd.open(size);
      return crowd;
    } catch (IOException | RuntimeException e) {
      crowd.close();
      throw e;
    }
  }

  private void open(Size size) throws IOException {
    for (int i = 0; i < size.logins(); i++) {
      RawWebSocket socket = new RawWebSocket(port);
      clients.add(socket);
      ProtocolClient.over(socket, "neo4j", credentials, Format.BSON);
    }
    for (int i = 0; i < size.sockets(); i++) {
      clients.add(new Socket("127.0.0.1", port));
    }
    for (int i = 0; i < size.readers(); i++) {
      SlowReader reader = new SlowReader(port, credentials, asked);
      clients.add(reader);
      readers.add(reader);
      threads.submit(
          () -> {
            reader.run();
            return null;
          });
    }
  }

  /** Returns when the readers have been answered or thrown out. */
  public void awaitAnswers() throws IOException, InterruptedException {
    for (SlowReader reader : readers) {
      reader.awaitAnswer(HANGING);
    }
  }

  /** How many answers of ten mebibytes were asked for so far. */
  public long asked() {
    return asked.sum();
  }

  @Override
  public void close() throws IOException {
    threads.shutdownNow();
    for (Closeable client : clients) {
      client.close();
    }
  }
}
