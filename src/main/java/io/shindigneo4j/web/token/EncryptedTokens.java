package io.shindigneo4j.web.token;

import com.google.common.collect.Maps;
import io.shindigneo4j.opensocial.access.ApplicationId;
import io.shindigneo4j.opensocial.oauth.Issuance;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.apache.shindig.auth.AbstractSecurityToken.Keys;
import org.apache.shindig.auth.AuthenticationMode;
import org.apache.shindig.auth.BlobCrypterSecurityToken;
import org.apache.shindig.auth.BlobCrypterSecurityTokenCodec;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.auth.SecurityTokenException;
import org.apache.shindig.common.crypto.BlobCrypter;
import org.apache.shindig.common.crypto.BlobCrypterException;
import org.apache.shindig.config.ContainerConfig;

/**
 * Shindig's encrypted tokens, with the same keys for all containers. Tokens without an expiry and
 * those that were revoked are refused, and a token is renewed for a limited time.
 */
final class EncryptedTokens extends BlobCrypterSecurityTokenCodec {
  private static final long SECOND = 1_000;

  private final TokenKeys keys;
  private final RevocationCheck revocations;
  private final Duration renewal;
  private final InstantSource clock;

  /**
   * @param renewal how long after the first token others may renew it
   */
  EncryptedTokens(
      ContainerConfig config,
      TokenKeys keys,
      RevocationCheck revocations,
      Duration renewal,
      InstantSource clock) {
    super(config);
    this.keys = keys;
    this.revocations = revocations;
    this.renewal = renewal;
    this.clock = clock;
    useSameKeys(config);
  }

  @Override
  public void containersChanged(
      ContainerConfig config, Collection<String> changed, Collection<String> removed) {
    super.containersChanged(config, changed, removed);
    useSameKeys(config);
  }

  @Override
  public SecurityToken createToken(Map<String, String> parameters) throws SecurityTokenException {
    SecurityToken token = super.createToken(parameters);
    if (!(token instanceof BlobCrypterSecurityToken encrypted)) {
      return token;
    }
    if (token.getExpiresAt() == null) {
      throw new SecurityTokenException("The token never expires");
    }
    long estimate = (token.getExpiresAt() - getTokenTimeToLive(token.getContainer())) * SECOND;
    long now = clock.millis();
    // What is valid for longer than usual may be of any time.
    FirstIssue.Said said = FirstIssue.read(token);
    refuseRevoked(token, said.session(), said.millis().orElse(estimate > now ? 0 : estimate));
    return said.millis().isPresent()
        ? encrypted
        : FirstIssue.mark(encrypted, Math.min(now, estimate));
  }

  private void refuseRevoked(SecurityToken token, String session, long firstIssue)
      throws SecurityTokenException {
    Issuance issuance =
        new Issuance(token.getViewerId(), token.getAppId(), null, session, firstIssue);
    if (revocations.isRevoked(issuance)) {
      throw new SecurityTokenException("The token was revoked");
    }
  }

  @Override
  public String encodeToken(SecurityToken token) throws SecurityTokenException {
    long now = clock.millis();
    if (now - FirstIssue.of(token).orElse(now) > renewal.toMillis()) {
      throw new SecurityTokenException("The token has been renewed for too long; sign in again");
    }
    return super.encodeToken(isEncodable(token) ? marked(token, now) : token);
  }

  /** Whether Shindig encodes it; it refuses others. */
  private static boolean isEncodable(SecurityToken token) {
    return AuthenticationMode.SECURITY_TOKEN_URL_PARAMETER
        .name()
        .equals(token.getAuthenticationMode());
  }

  private static SecurityToken marked(SecurityToken token, long now) {
    return FirstIssue.mark(
        token instanceof BlobCrypterSecurityToken encrypted
            ? encrypted
            : BlobCrypterSecurityToken.fromToken(token),
        now);
  }

  private void useSameKeys(ContainerConfig config) {
    crypters =
        Maps.toMap(
            config.getContainers(),
            container ->
                new ApplicationTokens(new RememberedTokens(new TokenCrypter(keys, container))));
  }

  /** Tokens that are written and read for an {@link ApplicationId}, whatever address they name. */
  private static final class ApplicationTokens implements BlobCrypter {
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
}
