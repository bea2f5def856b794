package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How a transaction is done. Immutable; each method returns a changed copy.
 *
 * @param timeout of the whole transaction; empty for the driver's call timeout
 * @param requestId what makes it safe to do it again where its outcome is not known
 * @param bookmarks of the writes that it must see
 */
public record TransactionOptions(
    boolean writes,
    Optional<Duration> timeout,
    Optional<String> requestId,
    List<String> bookmarks) {

  public TransactionOptions {
    timeout.ifPresent(limit -> Timeouts.require("timeout", limit));
    bookmarks = List.copyOf(bookmarks);
  }

  public static TransactionOptions reading() {
    return new TransactionOptions(false, Optional.empty(), Optional.empty(), List.of());
  }

  public static TransactionOptions writing() {
    return new TransactionOptions(true, Optional.empty(), Optional.empty(), List.of());
  }

  public TransactionOptions within(Duration newTimeout) {
    return new TransactionOptions(writes, Optional.of(newTimeout), requestId, bookmarks);
  }

  public TransactionOptions withRequestId(String newRequestId) {
    return new TransactionOptions(writes, timeout, Optional.of(newRequestId), bookmarks);
  }

  public TransactionOptions after(List<String> newBookmarks) {
    return new TransactionOptions(writes, timeout, requestId, newBookmarks);
  }
}
