package io.shindigneo4j.benchmark.stage;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A process that sends back what it gets: the floor of any protocol over TCP. */
public final class EchoProcess implements AutoCloseable {

  /** About as much as an empty call has. */
  public static final int SIZE = 100;

  private static final int BACKLOG = 128;

  private final Process process;
  private final int port;

  static EchoProcess start() {
    try {
      return new EchoProcess();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private EchoProcess() throws IOException {
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                EchoProcess.class.getName())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    port = announced();
  }

  private int announced() throws IOException {
    BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String line = output.readLine();
    if (line == null) {
      throw new IOException("the echo process has ended");
    }
    return Integer.parseInt(line);
  }

  public int port() {
    return port;
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }

  /** The process itself; it ends with its input, hence with its parent. */
  public static void main(String[] arguments) throws IOException {
    ServerSocket server = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
    start(() -> accept(server));
    System.out.println(server.getLocalPort());
    while (System.in.read() >= 0) {
      // what comes in means nothing, only its end does
    }
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

  /** What a thread does until its socket ends. */
  private interface Work {
    void run() throws IOException;
  }

  private static void start(Work work) {
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (IOException e) { // the client has gone
                Thread.currentThread().interrupt();
              }
            });
    thread.setDaemon(true);
    thread.start();
  }
}
