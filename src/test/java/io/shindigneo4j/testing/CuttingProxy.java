package io.shindigneo4j.testing;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A TCP proxy before a server of this machine, which cuts a connection in the place of an answer
 * when the test says so: the server has done its work, and the client does not learn of it.
 */
public final class CuttingProxy implements Closeable {

  /** Pings and pongs have fewer bytes, requests and their answers more. */
  private static final int MIN_MESSAGE = 32;

  private final ServerSocket listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean cutsNext = new AtomicBoolean();
  private final AtomicInteger cuts = new AtomicInteger();
  private final int server;
  private volatile boolean blocked;

  /**
   * @param server its port
   */
  public CuttingProxy(int server) throws IOException {
    this.server = server;
    threads.execute(this::accept);
  }

  public int port() {
    return listening.getLocalPort();
  }

  /** Cuts the connection of the next request once it is answered. */
  public void cutNextAnswer() {
    cutsNext.set(true);
  }

  /** How many connections were cut for that. */
  public int cuts() {
    return cuts.get();
  }

  /** Cuts all connections, and those that come until it lets them through again. */
  public void block() throws IOException {
    blocked = true;
    cutAll();
  }

  /** Lets connections through again. */
  public void unblock() {
    blocked = false;
  }

  /** Cuts all connections, wherever in a message they are. */
  public void cutAll() throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
  }

  private void accept() {
    try {
      while (true) {
        connect(listening.accept());
      }
    } catch (IOException | RejectedExecutionException e) {
      // it is closed
    }
  }

  private void connect(Socket client) throws IOException {
    sockets.add(client);
    try {
      Socket to = new Socket(InetAddress.getLoopbackAddress(), server);
      sockets.add(to);
      if (blocked) {
        client.close();
        to.close();
        return;
      }
      Link link = new Link(client);
      threads.execute(() -> link.carry(client, to));
      threads.execute(() -> link.carry(to, client));
    } catch (IOException e) { // the server is away
      client.close();
    }
  }

  @Override
  public void close() throws IOException {
    threads.shutdown();
    listening.close();
    cutAll();
  }

  /** A connection of a client, and the one to the server that belongs to it. */
  private final class Link {

    private final Socket client;

    /** The answer that comes next must not arrive. */
    private volatile boolean cutting;

    Link(Socket client) {
      this.client = client;
    }

    /** Carries bytes in one direction. Ends both connections with either. */
    void carry(Socket from, Socket into) {
      try (from;
          into) {
        byte[] buffer = new byte[64 * 1024];
        OutputStream output = into.getOutputStream();
        int count = from.getInputStream().read(buffer);
        while (count >= 0 && passes(from, count)) {
          output.write(buffer, 0, count);
          count = from.getInputStream().read(buffer);
        }
      } catch (IOException e) {
        // the other direction has ended, or the test
      }
      sockets.remove(from);
    }

    private boolean passes(Socket from, int count) {
      if (count < MIN_MESSAGE) {
        return true;
      } else if (from == client) {
        cutting = cutting || cutsNext.compareAndSet(true, false);
        return true;
      } else if (cutting) {
        cuts.incrementAndGet();
        return false;
      }
      return true;
    }
  }
}
