package io.shindigneo4j.web.session;

import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.shindig.common.crypto.BlobCrypter;
import org.apache.shindig.common.crypto.BlobCrypterException;

/** Sessions as the text of a cookie, encrypted and authenticated. Thread-safe. */
final class SessionCodec {
  private static final String ID = "i";
  private static final String PERSON = "p";
  private static final String CREATED = "c";
  private static final String ENDS = "e";
  private static final String RENEWED = "r";
  private static final String CSRF = "f";

  private final BlobCrypter crypter;

  /**
   * @param crypter whose texts are those of nothing but sessions
   */
  SessionCodec(BlobCrypter crypter) {
    this.crypter = crypter;
  }

  String encode(WebSession session) {
    Map<String, String> fields = new HashMap<>();
    fields.put(ID, session.id());
    session.person().ifPresent(person -> fields.put(PERSON, person));
    fields.put(CREATED, Long.toString(session.created().toEpochMilli()));
    fields.put(ENDS, Long.toString(session.ends().toEpochMilli()));
    fields.put(RENEWED, Long.toString(session.renewed().toEpochMilli()));
    fields.put(CSRF, session.csrf().text());
    try {
      return crypter.wrap(fields);
    } catch (BlobCrypterException e) {
      throw new IllegalStateException("The session could not be encrypted", e);
    }
  }

  /** Empty for what this server has not written. */
  Optional<WebSession> decode(String text) {
    try {
      Map<String, String> fields = crypter.unwrap(text);
      Instant created = time(fields.get(CREATED));
      Instant ends = // that of an earlier release has none
          fields.containsKey(ENDS)
              ? time(fields.get(ENDS))
              : created.plus(Revocation.SESSION_MEMORY);
      return Optional.of(
          new WebSession(
              fields.get(ID),
              Optional.ofNullable(fields.get(PERSON)),
              created,
              ends,
              time(fields.get(RENEWED)),
              new Secret(fields.get(CSRF))));
    } catch (BlobCrypterException e) {
      return Optional.empty();
    }
  }

  private static Instant time(String text) {
    return Instant.ofEpochMilli(Long.parseLong(text));
  }
}
