package io.shindigneo4j.web.token;

import com.google.common.collect.Maps;
import java.util.Collection;
import java.util.Map;
import org.apache.shindig.auth.BlobCrypterSecurityTokenCodec;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.auth.SecurityTokenException;
import org.apache.shindig.common.crypto.BasicBlobCrypter;
import org.apache.shindig.common.crypto.BlobCrypter;
import org.apache.shindig.config.ContainerConfig;

/**
 * Shindig's encrypted tokens, with one key for all containers. Tokens without an expiry are
 * refused.
 */
final class EncryptedTokens extends BlobCrypterSecurityTokenCodec {
  private final BlobCrypter crypter;

  EncryptedTokens(ContainerConfig config, TokenKey key) {
    super(config);
    crypter = new BasicBlobCrypter(key.text());
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
    if (!token.isAnonymous() && token.getExpiresAt() == null) {
      throw new SecurityTokenException("The token never expires");
    }
    return token;
  }

  private void useOneKey(ContainerConfig config) {
    crypters = Maps.toMap(config.getContainers(), container -> crypter);
  }
}
