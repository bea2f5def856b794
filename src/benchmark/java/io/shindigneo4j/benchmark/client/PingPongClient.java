package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.environment.EchoProcess;
import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.EmptyProcedures;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Plain sockets, one for each thread: sends a few bytes and waits for as many. */
final class PingPongClient implements Client {

  private static final int TIMEOUT_MILLISECONDS = 30_000;

  private final int port;
  private final byte[] payload = new byte[EchoProcess.SIZE];
  private final Queue<Socket> sockets = new ConcurrentLinkedQueue<>();
  private final ThreadLocal<Socket> own = ThreadLocal.withInitial(this::connect);

  PingPongClient(int port) {
    this.port = port;
  }

  private Socket connect() {
    try {
      Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(TIMEOUT_MILLISECONDS);
      sockets.add(socket);
      return socket;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String format() {
    return "bytes";
  }

  @Override
  public int connections(int threads) {
    return threads;
  }

  @Override
  public boolean supports(Question question) {
    return question.procedure().equals(EmptyProcedures.NAME);
  }

  /** Ignores the question. The answer is the number of bytes that came back. */
  @Override
  public ShindigAnswer ask(QuestionRequest request) {
    try {
      Socket socket = own.get();
      socket.getOutputStream().write(payload);
      long size = socket.getInputStream().readNBytes(EchoProcess.SIZE).length;
      return new ShindigAnswer(size, List.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    for (Socket socket : sockets) {
      try {
        socket.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
