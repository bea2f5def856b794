package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.Terms;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The settings of a transaction. Immutable; each method returns a changed copy.
 *
 * @param timeout of the whole transaction; empty for the driver's call timeout
 * @param requestId makes it safe to repeat the transaction if its outcome is not known; at most
 *     1,024 characters
 * @param bookmarks of the writes that it must see, besides those of the driver's {@link
 *     BookmarkManager}
 * @param trace the W3C trace context of the caller, its {@code traceparent}
 */
public record TransactionOptions(
    boolean writes,
    Optional<Duration> timeout,
    Optional<String> requestId,
    List<String> bookmarks,
    Optional<String> trace) {

  public TransactionOptions {
    timeout.ifPresent(limit -> Timeouts.require("timeout", limit));
    requestId.ifPresent(TransactionOptions::requireRequestId);
    bookmarks = List.copyOf(bookmarks);
  }

  public static TransactionOptions reading() {
    return of(false);
  }

  public static TransactionOptions writing() {
    return of(true);
  }

  private static TransactionOptions of(boolean writes) {
    return new TransactionOptions(
        writes, Optional.empty(), Optional.empty(), List.of(), Optional.empty());
  }

  public TransactionOptions within(Duration newTimeout) {
    return new TransactionOptions(writes, Optional.of(newTimeout), requestId, bookmarks, trace);
  }

  public TransactionOptions withRequestId(String newRequestId) {
    return new TransactionOptions(writes, timeout, Optional.of(newRequestId), bookmarks, trace);
  }

  public TransactionOptions after(List<String> newBookmarks) {
    return new TransactionOptions(writes, timeout, requestId, newBookmarks, trace);
  }

  /** With the caller's trace context, for Neo4j's query log. */
  public TransactionOptions withTrace(String newTrace) {
    return new TransactionOptions(writes, timeout, requestId, bookmarks, Optional.of(newTrace));
  }

  static void requireRequestId(String requestId) {
    if (!Terms.isRequestId(requestId)) {
      throw new IllegalArgumentException(
          "requestId must have at most " + Terms.MAX_REQUEST_ID_LENGTH + " characters");
    }
  }
}
