package io.shindigneo4j.benchmark.http;

import io.shindigneo4j.benchmark.environment.process.CheckedSupplier;
import io.shindigneo4j.benchmark.environment.process.JavaProcess;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The load client, in a process of its own. It sends requests that are bytes already over
 * connections that stay open, one request in flight on each, and notes of the answers when they end
 * and whether they succeed. Thread-safe; turns run one after the other.
 */
public final class LoadProcess implements AutoCloseable {

  private static final Duration READY = Duration.ofSeconds(60);
  private static final long SPARE_NANOS = TimeUnit.MINUTES.toNanos(1);
  private static final List<String> OPTIONS = List.of("-Xms64m", "-Xmx256m", "-XX:+UseSerialGC");

  private final JavaProcess process;
  private final Socket socket;
  private final DataInputStream in;
  private final DataOutputStream out;

  /** Guarded by this, like the streams. */
  private int targets;

  private LoadProcess(JavaProcess process, Socket socket) throws IOException {
    this.process = process;
    this.socket = socket;
    in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
  }

  public static LoadProcess start() {
    return CheckedSupplier.unchecked(() -> connected(new JavaProcess(builder())));
  }

  private static ProcessBuilder builder() {
    return JavaProcess.builder(
            OPTIONS, System.getProperty("java.class.path"), LoadClient.class.getName())
        .redirectError(ProcessBuilder.Redirect.INHERIT);
  }

  private static LoadProcess connected(JavaProcess process)
      throws IOException, InterruptedException {
    Socket socket = new Socket();
    try {
      int port = process.announcedPort(READY);
      socket.setTcpNoDelay(true);
      socket.connect(
          new InetSocketAddress(InetAddress.getLoopbackAddress(), port), (int) READY.toMillis());
      return new LoadProcess(process, socket);
    } catch (IOException | InterruptedException e) {
      socket.close();
      process.close();
      throw e;
    }
  }

  /** The longest time of a turn, in nanoseconds. */
  static long longest(LoadRun.Order order) {
    return 2 * order.time() + 2 * order.patience() + SPARE_NANOS;
  }

  /**
   * What is to be sent.
   *
   * @param calls each of one or more requests, which are sent one after the other
   * @param connections each with one request in flight
   * @param patience how long an answer may take
   */
  public LoadTarget target(int port, List<List<byte[]>> calls, int connections, Duration patience) {
    int number = CheckedSupplier.unchecked(() -> open(port, calls, connections));
    return new LoadTarget(this, number, patience);
  }

  private synchronized int open(int port, List<List<byte[]>> calls, int connections)
      throws IOException {
    LoadCommand.OPEN.write(out);
    out.writeInt(++targets);
    out.writeInt(port);
    out.writeInt(connections);
    LoadCommand.writeCalls(out, calls);
    out.flush();
    return targets;
  }

  synchronized LoadResult run(int target, LoadRun.Order order) throws IOException {
    socket.setSoTimeout(
        Math.toIntExact(TimeUnit.NANOSECONDS.toMillis(longest(order) + SPARE_NANOS)));
    LoadCommand.RUN.write(out);
    out.writeInt(target);
    LoadCommand.writeOrder(out, order);
    out.flush();
    return LoadResult.read(in);
  }

  synchronized void close(int target) throws IOException {
    LoadCommand.CLOSE.write(out);
    out.writeInt(target);
    out.flush();
  }

  /** Returns when the process has ended. */
  @Override
  public void close() throws IOException, InterruptedException {
    socket.close();
    process.close();
  }
}
