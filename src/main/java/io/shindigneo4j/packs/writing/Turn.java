package io.shindigneo4j.packs.writing;

import io.shindigneo4j.server.procedure.RequestException;
import java.util.concurrent.atomic.AtomicBoolean;

/** Lets one call at a time change the data of a pack. Safe for use by many threads. */
public final class Turn {

  /** Ends the turn. */
  public interface Held extends AutoCloseable {
    @Override
    void close();
  }

  private final String code;
  private final AtomicBoolean taken = new AtomicBoolean();

  /**
   * @param code of the failure where another call has its turn
   */
  public Turn(String code) {
    this.code = code;
  }

  /**
   * Does not wait.
   *
   * @throws RequestException where another call has its turn; a retry can help
   */
  public Held take() {
    if (!taken.compareAndSet(false, true)) {
      throw new RequestException(code, "another call changes the data", true);
    }
    return () -> taken.set(false);
  }
}
