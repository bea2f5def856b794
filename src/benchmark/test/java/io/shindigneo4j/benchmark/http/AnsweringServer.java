package io.shindigneo4j.benchmark.http;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;

/** A server that answers each request by a text, or with null closes the connection. */
final class AnsweringServer implements AutoCloseable {

  /** What leaves a request without an answer. */
  static final String NOTHING = "";

  private final Queue<Socket> accepted = new ConcurrentLinkedQueue<>();
  private final Queue<String> requests = new ConcurrentLinkedQueue<>();
  private final Function<String, String> answers;
  private final ServerSocket server;

  /**
   * @param answers by the request's first line
   */
  AnsweringServer(Function<String, String> answers) throws IOException {
    this.answers = answers;
    server = new ServerSocket(0, 64, InetAddress.getLoopbackAddress());
    start(this::accept);
  }

  int port() {
    return server.getLocalPort();
  }

  int connections() {
    return accepted.size();
  }

  /** The first lines of all requests. */
  Queue<String> requests() {
    return requests;
  }

  private void accept() throws IOException {
    while (true) {
      Socket socket = server.accept();
      accepted.add(socket);
      start(() -> answer(socket));
    }
  }

  private void answer(Socket socket) throws IOException {
    try (socket) {
      InputStream in = new BufferedInputStream(socket.getInputStream());
      for (String request = head(in); request != null; request = head(in)) {
        String first = request.lines().findFirst().orElseThrow();
        requests.add(first);
        String answer = answers.apply(first);
        if (answer == null) {
          return;
        }
        socket.getOutputStream().write(answer.getBytes(StandardCharsets.ISO_8859_1));
      }
    }
  }

  /** Up to the empty line; null at the end. */
  private static String head(InputStream in) throws IOException {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = in.read();
      if (next < 0) {
        return null;
      }
      head.append((char) next);
    }
    return head.toString();
  }

  /** The work of a thread, which ends with its socket. */
  private interface Task {
    void run() throws IOException;
  }

  private static void start(Task task) {
    Thread thread =
        new Thread(
            () -> {
              try {
                task.run();
              } catch (IOException e) { // closed
                Thread.currentThread().interrupt();
              }
            });
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() throws IOException {
    server.close();
    for (Socket each : accepted) {
      each.close();
    }
  }
}
