package io.shindigneo4j.web.token;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import org.apache.shindig.auth.BlobCrypterSecurityTokenCodec;
import org.apache.shindig.config.ContainerConfig;

/** Refuses a {@code container.js} that contradicts the settings of tokens. */
final class ContainerAgreement {
  private static final String TYPE = "gadgets.securityTokenType";
  private static final String KEY = BlobCrypterSecurityTokenCodec.SECURITY_TOKEN_KEY;

  private ContainerAgreement() {}

  /**
   * @throws InvalidSettingException if tokens are encrypted, but a container has plain-text tokens
   *     or its own key
   */
  static void check(ContainerConfig config) {
    for (String container : config.getContainers()) {
      if ("insecure".equals(config.getString(container, TYPE))) {
        throw new InvalidSettingException(
            "Container '"
                + container
                + "' has insecure tokens: set its "
                + TYPE
                + " to secure, or ask for insecure tokens by name with"
                + " shindig.neo4j.token-type=insecure");
      }
      if (config.getString(container, KEY) != null) {
        throw new InvalidSettingException(
            "Container '"
                + container
                + "' has a "
                + KEY
                + ", which is not read: set shindig.neo4j.token-key or"
                + " shindig.neo4j.token-key-file instead");
      }
    }
  }
}
