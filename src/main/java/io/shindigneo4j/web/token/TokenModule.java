package io.shindigneo4j.web.token;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.OptionalBinder;
import com.google.inject.name.Named;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import java.time.InstantSource;
import org.apache.shindig.auth.AnonymousAuthenticationHandler;
import org.apache.shindig.auth.BasicSecurityTokenCodec;
import org.apache.shindig.auth.BlobCrypterSecurityTokenCodec;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.config.ContainerConfig;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Decides which security tokens are accepted, instead of {@code container.js}. */
public final class TokenModule extends AbstractModule {

  private static final Logger LOG = LoggerFactory.getLogger(TokenModule.class);

  private static final String TYPE = "gadgets.securityTokenType";

  private static final String KEY = BlobCrypterSecurityTokenCodec.SECURITY_TOKEN_KEY;

  @Override
  protected void configure() {
    OptionalBinder.newOptionalBinder(binder(), RevocationCheck.class)
        .setDefault()
        .toInstance(RevocationCheck.NONE);
  }

  @Provides
  @Singleton
  SecurityTokenCodec codec(
      ContainerConfig config,
      RevocationCheck revocations,
      @Named(AnonymousAuthenticationHandler.ALLOW_UNAUTHENTICATED) boolean anonymousAllowed) {
    SecurityTokenCodec codec =
        SettingSources.read(find -> codec(TokenSettings.from(find), config, revocations));
    return new CheckedTokens(codec, anonymousAllowed);
  }

  private static SecurityTokenCodec codec(
      TokenSettings settings, ContainerConfig config, RevocationCheck revocations) {
    return switch (settings.type()) {
      case SECURE -> {
        checkAgreement(config);
        yield new EncryptedTokens(
            config,
            settings.keys().orElseThrow(),
            revocations,
            settings.renewal(),
            InstantSource.system());
      }
      case INSECURE -> {
        LOG.warn(
            "SECURITY TOKENS ARE INSECURE: whoever reaches this server can claim to be anybody."
                + " Set shindig.neo4j.token-type to secure.");
        yield new BasicSecurityTokenCodec(config);
      }
    };
  }

  /**
   * Refuses a {@code container.js} that contradicts the settings of tokens.
   *
   * @throws InvalidSettingException if tokens are encrypted, but a container has plain-text tokens
   *     or its own key
   */
  private static void checkAgreement(ContainerConfig config) {
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
