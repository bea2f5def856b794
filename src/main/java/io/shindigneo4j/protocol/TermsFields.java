package io.shindigneo4j.protocol;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Converts {@link Terms} into fields and back; defaults are omitted. */
final class TermsFields {

  private static final String MODE = "mode";
  private static final String TIMEOUT = "timeout";
  private static final String TRANSACTION = "transaction";
  private static final String CHUNKS = "chunks";
  private static final String REQUEST_ID = "requestId";
  private static final String BOOKMARKS = "bookmarks";
  private static final String TRACE = "trace";

  private static final long NANOS_PER_MILLI = 1_000_000;

  private TermsFields() {}

  static void put(Map<String, Object> document, Terms terms) {
    document.put(MODE, terms.mode().wireName());
    document.put(TIMEOUT, millis(terms.timeout()));
    terms.transaction().ifPresent(transaction -> document.put(TRANSACTION, transaction));
    if (terms.chunks() > 0) {
      document.put(CHUNKS, terms.chunks());
    }
    terms.requestId().ifPresent(id -> document.put(REQUEST_ID, id));
    if (!terms.bookmarks().isEmpty()) {
      document.put(BOOKMARKS, terms.bookmarks());
    }
    terms.trace().ifPresent(trace -> document.put(TRACE, trace));
  }

  /** Rounded up: zero would mean no timeout. */
  private static long millis(Duration timeout) {
    return timeout.plusNanos(NANOS_PER_MILLI - 1).toMillis();
  }

  static Terms of(Fields fields) throws MalformedMessageException {
    return new Terms(
        AccessMode.of(fields.text(MODE)),
        timeout(fields),
        fields.has(TRANSACTION)
            ? OptionalLong.of(fields.integer(TRANSACTION))
            : OptionalLong.empty(),
        fields.has(CHUNKS) ? fields.count(CHUNKS) : 0,
        requestId(fields),
        fields.has(BOOKMARKS) ? fields.texts(BOOKMARKS) : List.of(),
        fields.optionalText(TRACE));
  }

  private static Optional<String> requestId(Fields fields) throws MalformedMessageException {
    Optional<String> id = fields.optionalText(REQUEST_ID);
    if (id.isPresent() && !Terms.isRequestId(id.get())) {
      throw new MalformedMessageException(
          "requestId must have at most " + Terms.MAX_REQUEST_ID_LENGTH + " characters");
    }
    return id;
  }

  private static Duration timeout(Fields fields) throws MalformedMessageException {
    long millis = fields.integer(TIMEOUT);
    if (millis < 0) {
      throw new MalformedMessageException("timeout must not be negative");
    }
    return Duration.ofMillis(millis);
  }
}
