package io.shindigneo4j.testing;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A port of the loopback address that nobody listens on. It is below those that the system gives to
 * whoever asks for any, and of a range that no other process of the same run takes from.
 */
public final class FreePort {

  private static final int MIN = 10_000;
  private static final int RANGE = 5_000;
  private static final int RANGES = 4;

  /** Counted by Surefire from one. */
  private static final int FORK = Integer.getInteger("test.fork", 1) % RANGES;

  /** By chance, as other runs on this machine take from the same range. */
  private static final AtomicInteger TAKEN =
      new AtomicInteger(ThreadLocalRandom.current().nextInt(RANGE));

  private FreePort() {}

  /** Each time another one. */
  public static int find() {
    for (int attempt = 0; attempt < RANGE; attempt++) {
      int port = MIN + FORK * RANGE + TAKEN.getAndIncrement() % RANGE;
      if (isFree(port)) {
        return port;
      }
    }
    throw new IllegalStateException("no port is free");
  }

  private static boolean isFree(int port) {
    try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      return socket.isBound();
    } catch (IOException e) {
      return false;
    }
  }
}
