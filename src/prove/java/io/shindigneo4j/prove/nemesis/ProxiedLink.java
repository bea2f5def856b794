package io.shindigneo4j.prove.nemesis;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;

/** A pair of sockets, between which two threads carry bytes. */
final class ProxiedLink {

  private static final long SILENCE_MILLIS = 5;

  private final LinkProxy proxy;
  private final Socket client;
  private final Socket server;

  ProxiedLink(LinkProxy proxy, Socket client, Socket server) {
    this.proxy = proxy;
    this.client = client;
    this.server = server;
  }

  /** Returns when the link has ended in one direction. */
  void run(ExecutorService threads) throws IOException {
    client.setTcpNoDelay(true);
    server.setTcpNoDelay(true);
    try {
      threads.execute(() -> carry(Direction.TO_CLIENT, server, client));
    } catch (RejectedExecutionException e) {
      throw new IOException("the proxy is closed", e);
    }
    carry(Direction.TO_SERVER, client, server);
  }

  private void carry(Direction direction, Socket from, Socket to) {
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      byte[] buffer = new byte[16 * 1024];
      int read = in.read(buffer);
      while (read >= 0) {
        pass(direction, buffer, read, out);
        read = in.read(buffer);
      }
      out.flush();
      to.shutdownOutput();
      proxyForgetsIfClosed(direction);
    } catch (IOException e) {
      reset();
    } catch (InterruptedException e) {
      reset();
      Thread.currentThread().interrupt();
    }
  }

  /** The server's end of the stream is the last that matters. */
  private void proxyForgetsIfClosed(Direction direction) throws IOException {
    if (direction == Direction.TO_CLIENT) {
      client.close();
      server.close();
      proxy.forget(this);
    }
  }

  private void pass(Direction direction, byte[] bytes, int count, OutputStream out)
      throws IOException, InterruptedException {
    int allowed = proxy.allowed(direction, count);
    int sent = 0;
    while (sent < allowed) {
      LinkCondition condition = proxy.condition();
      if (condition.silent().contains(direction)) {
        Thread.sleep(SILENCE_MILLIS);
      } else {
        int slice = Math.min(allowed - sent, condition.nextSlice());
        out.write(bytes, sent, slice);
        out.flush();
        sent += slice;
        pace(condition, slice);
      }
      if (to(direction).isClosed()) {
        throw new IOException("cut");
      }
    }
    if (allowed < count) {
      proxy.cut();
      throw new IOException("cut");
    }
  }

  private Socket to(Direction direction) {
    return direction == Direction.TO_CLIENT ? client : server;
  }

  private static void pace(LinkCondition condition, int slice) throws InterruptedException {
    if (condition.bytesPerSecond() > 0) {
      Thread.sleep(Math.max(1, slice * 1_000L / condition.bytesPerSecond()));
    }
  }

  /** Ends both connections with a reset. */
  void reset() {
    reset(client);
    reset(server);
    proxy.forget(this);
  }

  private static void reset(Socket socket) {
    try {
      socket.setSoLinger(true, 0);
    } catch (IOException e) {
      // it is closed already
    }
    try {
      socket.close();
    } catch (IOException e) {
      // nobody reads it any more
    }
  }
}
