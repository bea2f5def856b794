package io.shindigneo4j.protocol;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The terms by which the server executes a request. Immutable; each {@code with} method returns a
 * changed copy.
 *
 * @param timeout how long the request may take; zero for the server's own limit
 * @param transaction the id of the {@link Message.Begin} of its transaction; empty for a
 *     transaction of its own
 * @param chunks how many {@link Message.Records} may be sent before the client allows more; zero
 *     for all records in one message
 * @param requestId identifies a write that is sent again
 * @param bookmarks of the writes that it must see
 * @param trace the W3C trace context of the caller, its {@code traceparent}
 */
public record Terms(
    AccessMode mode,
    Duration timeout,
    OptionalLong transaction,
    int chunks,
    Optional<String> requestId,
    List<String> bookmarks,
    Optional<String> trace) {

  /** The most characters of a request id, in UTF-16: it is the key of an index. */
  public static final int MAX_REQUEST_ID_LENGTH = 1_024;

  public Terms {
    Objects.requireNonNull(mode, "mode");
    Objects.requireNonNull(timeout, "timeout");
    bookmarks = List.copyOf(bookmarks);
    if (requestId.isPresent() && !isRequestId(requestId.get())) {
      throw new IllegalArgumentException(
          "a request id has at most " + MAX_REQUEST_ID_LENGTH + " characters");
    }
  }

  /** Whether a text is short enough to be a request id. */
  public static boolean isRequestId(String text) {
    return text.length() <= MAX_REQUEST_ID_LENGTH;
  }

  /** In a transaction of its own, with all records in one message. */
  public static Terms of(AccessMode mode, Duration timeout) {
    return new Terms(
        mode, timeout, OptionalLong.empty(), 0, Optional.empty(), List.of(), Optional.empty());
  }

  public Terms inTransaction(long newTransaction) {
    return new Terms(
        mode, timeout, OptionalLong.of(newTransaction), chunks, requestId, bookmarks, trace);
  }

  public Terms withChunks(int newChunks) {
    return new Terms(mode, timeout, transaction, newChunks, requestId, bookmarks, trace);
  }

  public Terms withRequestId(String newRequestId) {
    return new Terms(
        mode, timeout, transaction, chunks, Optional.of(newRequestId), bookmarks, trace);
  }

  public Terms after(List<String> newBookmarks) {
    return new Terms(mode, timeout, transaction, chunks, requestId, newBookmarks, trace);
  }

  public Terms withTrace(String newTrace) {
    return new Terms(
        mode, timeout, transaction, chunks, requestId, bookmarks, Optional.of(newTrace));
  }
}
