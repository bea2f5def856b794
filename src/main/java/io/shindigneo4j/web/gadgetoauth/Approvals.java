package io.shindigneo4j.web.gadgetoauth;

import io.shindigneo4j.opensocial.oauth.NonceStore;
import io.shindigneo4j.opensocial.oauth.Secret;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.shindig.common.crypto.BlobCrypter;
import org.apache.shindig.common.crypto.BlobCrypterException;

/**
 * What people are asked to approve by OAuth 2.0, as a text that comes back with them: encrypted and
 * authenticated, so that nothing of it is kept here and each Shindig reads it. Thread-safe.
 */
final class Approvals {
  /** As long as people may take; shorter than nonces are kept. */
  static final Duration LIFETIME = Duration.ofMinutes(10);

  private static final String ID = "i";
  private static final String SERVICE = "s";
  private static final String GADGET = "g";
  private static final String NAME = "n";
  private static final String TOKEN = "t";
  private static final String PERSON = "p";
  private static final String EXPIRES = "e";
  private static final String VERIFIER = "v";

  private final BlobCrypter crypter;
  private final NonceStore nonces;
  private final Clock clock;

  /**
   * @param crypter whose texts are those of nothing but approvals
   */
  Approvals(BlobCrypter crypter, NonceStore nonces, Clock clock) {
    this.crypter = crypter;
    this.nonces = nonces;
    this.clock = clock;
  }

  /** A new one. */
  Approval begin(ServiceCall call, String verifier) {
    return new Approval(
        Secret.random().text(),
        call.service().id(),
        call.service().gadget(),
        call.service().name(),
        call.token(),
        call.viewer(),
        clock.millis() + LIFETIME.toMillis(),
        verifier);
  }

  String seal(Approval approval) {
    Map<String, String> fields = new HashMap<>();
    fields.put(ID, approval.id());
    fields.put(SERVICE, approval.service());
    fields.put(GADGET, approval.gadget());
    fields.put(NAME, approval.name());
    fields.put(TOKEN, approval.token());
    fields.put(PERSON, approval.person());
    fields.put(EXPIRES, Long.toString(approval.expires()));
    fields.put(VERIFIER, approval.verifier());
    try {
      return crypter.wrap(fields);
    } catch (BlobCrypterException e) {
      throw new IllegalStateException("The approval could not be encrypted", e);
    }
  }

  /** Empty for what no Shindig has written, and for what is too old. */
  Optional<Approval> open(String text) {
    try {
      return Optional.of(read(crypter.unwrap(text)))
          .filter(approval -> approval.expires() > clock.millis());
    } catch (BlobCrypterException e) {
      return Optional.empty();
    }
  }

  private static Approval read(Map<String, String> fields) {
    return new Approval(
        fields.get(ID),
        fields.get(SERVICE),
        fields.get(GADGET),
        fields.get(NAME),
        fields.get(TOKEN),
        fields.get(PERSON),
        Long.parseLong(fields.get(EXPIRES)),
        fields.get(VERIFIER));
  }

  /** Whether an approval is used for the first time, on whatever Shindig. */
  boolean use(Approval approval) {
    long expires = TimeUnit.MILLISECONDS.toSeconds(approval.expires());
    return nonces
        .use("gadget-approval/" + approval.service(), Optional.empty(), expires, approval.id())
        .join();
  }
}
