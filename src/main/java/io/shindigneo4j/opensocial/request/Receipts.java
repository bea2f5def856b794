package io.shindigneo4j.opensocial.request;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.ApplicationId;
import io.shindigneo4j.schema.request.Receipt;
import java.time.Clock;
import org.apache.shindig.auth.SecurityToken;

/** Makes receipts of writes. Safe for use by many threads. */
public final class Receipts {

  private final Clock clock;

  @Inject
  public Receipts(Clock clock) {
    this.clock = clock;
  }

  /**
   * The receipt of a write; null if the request has no id. The same id is another request where it
   * comes from another person or application, or for another operation.
   *
   * @param answer kept, and given to each later request with the same id
   */
  public Receipt receipt(RequestId id, String operation, SecurityToken token, String answer) {
    if (id.text() == null) {
      return null;
    }
    String key =
        Receipt.keysOf(token.getViewerId())
            + String.join("\n", operation, String.valueOf(ApplicationId.of(token)), id.text());
    return new Receipt(key, answer, clock.millis());
  }
}
