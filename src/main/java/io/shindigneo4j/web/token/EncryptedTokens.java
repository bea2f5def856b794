package io.shindigneo4j.web.token;

import com.google.common.collect.Maps;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collection;
import java.util.Map;
import org.apache.shindig.auth.BlobCrypterSecurityToken;
import org.apache.shindig.auth.BlobCrypterSecurityTokenCodec;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.auth.SecurityTokenException;
import org.apache.shindig.config.ContainerConfig;

/**
 * Shindig's encrypted tokens, with one key for all containers. Tokens without an expiry are
 * refused, and a token is renewed for a limited time.
 */
final class EncryptedTokens extends BlobCrypterSecurityTokenCodec {
  private final TokenKey key;
  private final Duration renewal;
  private final InstantSource clock;

  /**
   * @param renewal how long after the first token others may renew it
   */
  EncryptedTokens(ContainerConfig config, TokenKey key, Duration renewal, InstantSource clock) {
    super(config);
    this.key = key;
    this.renewal = renewal;
    this.clock = clock;
    useOneKey(config);
  }

  @Override
  public void containersChanged(
      ContainerConfig config, Collection<String> changed, Collection<String> removed) {
    super.containersChanged(config, changed, removed);
    useOneKey(config);
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
    long issued = token.getExpiresAt() - getTokenTimeToLive(token.getContainer());
    return FirstIssue.mark(encrypted, Math.min(now(), issued));
  }

  @Override
  public String encodeToken(SecurityToken token) throws SecurityTokenException {
    if (now() - FirstIssue.of(token) > renewal.toSeconds()) {
      throw new SecurityTokenException("The token has been renewed for too long; sign in again");
    }
    return super.encodeToken(token);
  }

  private long now() {
    return clock.instant().getEpochSecond();
  }

  private void useOneKey(ContainerConfig config) {
    crypters = Maps.toMap(config.getContainers(), container -> new TokenCrypter(key, container));
  }
}
