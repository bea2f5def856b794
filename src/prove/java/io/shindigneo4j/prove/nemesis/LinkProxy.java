package io.shindigneo4j.prove.nemesis;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A TCP proxy between clients and a server on this machine, whose links can be made bad. Safe for
 * use by many threads.
 */
public final class LinkProxy implements AutoCloseable {

  private static final int BACKLOG = 1_000;

  private final int target;
  private final ServerSocket listener;
  private final Set<ProxiedLink> links = ConcurrentHashMap.newKeySet();
  private final ExecutorService threads = Executors.newCachedThreadPool(LinkProxy::daemon);

  private final Map<Direction, AtomicLong> bytesUntilCut =
      Map.of(
          Direction.TO_SERVER, new AtomicLong(Long.MAX_VALUE),
          Direction.TO_CLIENT, new AtomicLong(Long.MAX_VALUE));

  private volatile LinkCondition condition = LinkCondition.GOOD;

  /** As if no process listened at the target. */
  private volatile boolean down;

  /**
   * @param target the port of the server
   */
  public LinkProxy(int target) {
    this.target = target;
    try {
      listener = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    threads.execute(this::accept);
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "link");
    thread.setDaemon(true);
    return thread;
  }

  public int port() {
    return listener.getLocalPort();
  }

  /** Changes all links, those that are open as well. */
  public void become(LinkCondition newCondition) {
    condition = newCondition;
  }

  /** Resets the links that are open now, not one that a client opens when its own was reset. */
  public void cut() {
    List.copyOf(links).forEach(ProxiedLink::reset);
  }

  /** Resets all links, and new ones at once, as when the server's process was killed. */
  public void goDown() {
    down = true;
    cut();
  }

  public void comeUp() {
    down = false;
  }

  /** Resets all links after so many more bytes in a direction, all links together. */
  public void cutAfter(Direction direction, long bytes) {
    bytesUntilCut.get(direction).set(bytes);
  }

  /** Makes all links good again. Those that are being cut stay so. */
  public void heal() {
    bytesUntilCut.values().forEach(bytes -> bytes.set(Long.MAX_VALUE));
    condition = LinkCondition.GOOD;
  }

  LinkCondition condition() {
    return condition;
  }

  /** How many of these bytes may pass. If not all may, the caller cuts all links. */
  int allowed(Direction direction, int bytes) {
    AtomicLong left = bytesUntilCut.get(direction);
    long before = left.getAndUpdate(n -> n == Long.MAX_VALUE ? n : n >= bytes ? n - bytes : 0);
    if (before >= bytes) {
      return bytes;
    }
    left.set(Long.MAX_VALUE);
    return (int) before;
  }

  private void accept() {
    while (!listener.isClosed()) {
      try {
        connect(listener.accept());
      } catch (IOException | RejectedExecutionException e) {
        // the proxy was closed
      }
    }
  }

  private void connect(Socket client) {
    threads.execute(
        () -> {
          Socket server = new Socket();
          ProxiedLink link = new ProxiedLink(this, client, server);
          links.add(link);
          try {
            server.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), target));
            resetIfDown(link);
            link.run(threads);
          } catch (IOException e) {
            link.reset(); // the server is down
          }
        });
  }

  /** A link that has not been among those that {@link #goDown} has cut sees that it is down. */
  private void resetIfDown(ProxiedLink link) {
    if (down) {
      link.reset();
    }
  }

  void forget(ProxiedLink link) {
    links.remove(link);
  }

  @Override
  public void close() {
    try {
      listener.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      cut();
      threads.shutdownNow();
    }
  }
}
