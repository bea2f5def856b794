package io.shindigneo4j.web.token;

import io.shindigneo4j.opensocial.access.ApplicationId;
import java.util.HashMap;
import java.util.Map;
import org.apache.shindig.auth.AbstractSecurityToken.Keys;
import org.apache.shindig.common.crypto.BlobCrypter;
import org.apache.shindig.common.crypto.BlobCrypterException;

/** Tokens that are written and read for an {@link ApplicationId}, whatever address they name. */
final class ApplicationTokens implements BlobCrypter {
  private static final String APPLICATION = Keys.APP_URL.getKey();

  private final BlobCrypter crypter;

  ApplicationTokens(BlobCrypter crypter) {
    this.crypter = crypter;
  }

  @Override
  public String wrap(Map<String, String> fields) throws BlobCrypterException {
    return crypter.wrap(named(fields));
  }

  @Override
  public Map<String, String> unwrap(String token) throws BlobCrypterException {
    return named(crypter.unwrap(token));
  }

  private static Map<String, String> named(Map<String, String> fields) {
    String name = fields.get(APPLICATION);
    String application = ApplicationId.of(name);
    if (application == null || application.equals(name)) {
      return fields;
    }
    Map<String, String> named = new HashMap<>(fields);
    named.put(APPLICATION, application);
    return named;
  }
}
