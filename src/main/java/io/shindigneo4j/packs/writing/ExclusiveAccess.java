package io.shindigneo4j.packs.writing;

import io.shindigneo4j.server.procedure.RequestException;
import java.util.concurrent.atomic.AtomicBoolean;

/** Lets one call at a time change the data of a pack. Thread-safe. */
public final class ExclusiveAccess {

  /** Releases the access when it is closed. */
  public interface Permit extends AutoCloseable {
    @Override
    void close();
  }

  private final String code;
  private final AtomicBoolean taken = new AtomicBoolean();

  /**
   * @param code the error code while another call has access
   */
  public ExclusiveAccess(String code) {
    this.code = code;
  }

  /**
   * Acquires the access without waiting.
   *
   * @throws RequestException if another call has access; a retry can help
   */
  public Permit take() {
    if (!taken.compareAndSet(false, true)) {
      throw new RequestException(code, "another call changes the data", true);
    }
    return () -> taken.set(false);
  }
}
