package io.shindigneo4j.benchmark.environment;

import io.shindigneo4j.benchmark.environment.process.CheckedSupplier;
import io.shindigneo4j.benchmark.environment.process.JavaProcess;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.List;

/** A process that returns the bytes that it gets: the lower bound of any protocol over TCP. */
public final class EchoProcess implements AutoCloseable {

  /** About the size of an empty call. */
  public static final int SIZE = 100;

  private static final int BACKLOG = 128;

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final JavaProcess process;
  private final int port;

  private EchoProcess(JavaProcess process, int port) {
    this.process = process;
    this.port = port;
  }

  static EchoProcess start() {
    return start(EchoProcess.class.getName(), PATIENCE);
  }

  /**
   * @param program a class that prints its port
   * @param timeout how long that may take
   */
  public static EchoProcess start(String program, Duration timeout) {
    return CheckedSupplier.unchecked(() -> started(new JavaProcess(builder(program)), timeout));
  }

  private static ProcessBuilder builder(String program) {
    return JavaProcess.builder(List.of(), System.getProperty("java.class.path"), program)
        .redirectError(ProcessBuilder.Redirect.INHERIT);
  }

  private static EchoProcess started(JavaProcess process, Duration timeout)
      throws IOException, InterruptedException {
    try {
      return new EchoProcess(process, process.announcedPort(timeout));
    } catch (IOException | InterruptedException e) {
      process.close();
      throw e;
    }
  }

  public int port() {
    return port;
  }

  @Override
  public void close() throws InterruptedException {
    process.close();
  }

  /** The main method of the process. */
  public static void main(String[] arguments) throws IOException {
    ServerSocket server = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
    System.out.println(server.getLocalPort());
    accept(server);
  }

  private static void accept(ServerSocket server) throws IOException {
    while (true) {
      Socket client = server.accept();
      start(() -> echo(client));
    }
  }

  private static void echo(Socket client) throws IOException {
    client.setTcpNoDelay(true);
    InputStream in = client.getInputStream();
    OutputStream out = client.getOutputStream();
    byte[] buffer = new byte[SIZE];
    for (int size = in.read(buffer); size >= 0; size = in.read(buffer)) {
      out.write(buffer, 0, size);
    }
  }

  /** The work of a thread until its socket closes. */
  private interface Task {
    void run() throws IOException;
  }

  private static void start(Task task) {
    Thread thread =
        new Thread(
            () -> {
              try {
                task.run();
              } catch (IOException e) { // the client has disconnected
                Thread.currentThread().interrupt();
              }
            });
    thread.setDaemon(true);
    thread.start();
  }
}
