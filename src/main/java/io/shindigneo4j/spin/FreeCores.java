package io.shindigneo4j.spin;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/**
 * Knows whether a core is free for a thread that spins: no more threads run in the system than
 * there are processors. Safe for use by many threads.
 */
final class FreeCores {

  /** How old what it knows may be. */
  static final long VALID = TimeUnit.MILLISECONDS.toNanos(5);

  /** Those of the system that this runs on. */
  static final FreeCores HERE =
      new FreeCores(Runtime.getRuntime().availableProcessors(), running(Path.of("/proc/loadavg")));

  private final int processors;
  private final IntSupplier running;

  /** Races may have the threads counted twice, or a little later. */
  private volatile long counted;

  private volatile boolean known;
  private volatile boolean free;

  /**
   * @param running how many threads run now
   */
  FreeCores(int processors, IntSupplier running) {
    this.processors = processors;
    this.running = running;
  }

  /**
   * Whether there is one.
   *
   * @param now by {@link System#nanoTime}
   */
  boolean exist(long now) {
    if (!known || now - counted >= VALID) {
      counted = now;
      known = true;
      free = processors > 1 && running.getAsInt() <= processors;
    }
    return free;
  }

  /** Counts the threads by the system's load, such as {@code 0.20 0.18 0.12 1/80 11206}. */
  static IntSupplier running(Path load) {
    try {
      RandomAccessFile file = new RandomAccessFile(load.toFile(), "r");
      return () -> running(file);
    } catch (IOException e) { // another system: who loses its core notices
      return () -> 0;
    }
  }

  /** By a file that the interrupt of a thread does not close. */
  private static int running(RandomAccessFile load) {
    byte[] text = new byte[64];
    try {
      synchronized (load) {
        load.seek(0);
        load.read(text);
      }
      String[] fields = new String(text, StandardCharsets.US_ASCII).split(" ", -1);
      return Integer.parseInt(fields[3].substring(0, fields[3].indexOf('/')));
    } catch (IOException | RuntimeException e) {
      return 0;
    }
  }
}
