package io.shindigneo4j.web.token;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The keys of a file, which is looked at once in a second by a thread that needs a key, and read
 * again when it has changed. While it is not valid, the last keys stay. A new key decrypts at once,
 * and encrypts after a delay, in which all who share the file read it.
 */
final class ReloadedKeys extends TokenKeys {

  private static final Logger LOG = LoggerFactory.getLogger(ReloadedKeys.class);
  private static final long INTERVAL_MILLIS = 1_000;

  private final KeyFile file;
  private final Duration delay;
  private final InstantSource clock;

  /** When the file was last looked at; who sets it looks. */
  private final AtomicLong looked;

  private volatile KeyRing ring;

  /** Of what was read last; guarded by this. */
  private KeyFile.Stamp stamp;

  /** What was logged, until keys are read again; guarded by this. */
  private String complaint = "";

  /**
   * Reads the file.
   *
   * @throws IllegalArgumentException for keys that are not valid
   * @throws UncheckedIOException if it cannot be read
   */
  ReloadedKeys(Path path, Duration delay, InstantSource clock) {
    this.file = new KeyFile(path);
    this.delay = delay;
    this.clock = clock;
    this.looked = new AtomicLong(clock.millis());
    try {
      stamp = file.stamp(); // first, so that a change meanwhile is noticed the next time
      ring = file.read(null);
    } catch (IOException e) {
      throw new UncheckedIOException("the file cannot be read: " + e, e);
    }
  }

  @Override
  KeyRing ring() {
    long now = clock.millis();
    long last = looked.get();
    if (Math.abs(now - last) >= INTERVAL_MILLIS && looked.compareAndSet(last, now)) {
      look();
    }
    return ring;
  }

  @Override
  NamedKey encrypting() {
    return ring().encrypting(clock.instant(), delay);
  }

  private synchronized void look() {
    try {
      KeyFile.Stamp current = file.stamp();
      if (!current.equals(stamp) || !complaint.isEmpty()) {
        ring = file.read(ring);
        stamp = current;
        complaint = "";
        LOG.info("The keys of security tokens are read again: {}", joinedNames());
      }
    } catch (IOException e) {
      complain("it cannot be read (" + e.getClass().getSimpleName() + ")");
    } catch (IllegalArgumentException e) {
      complain(e.getMessage());
    }
  }

  private String joinedNames() {
    return String.join(", ", ring.keys().stream().map(NamedKey::name).toList());
  }

  private void complain(String reason) {
    if (!reason.equals(complaint)) {
      complaint = reason;
      LOG.warn("The last keys of security tokens stay: {} is not valid, {}", file.path(), reason);
    }
  }
}
