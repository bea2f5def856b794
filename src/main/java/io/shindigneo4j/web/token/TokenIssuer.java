package io.shindigneo4j.web.token;

import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.apache.shindig.auth.AbstractSecurityToken.Keys;
import org.apache.shindig.auth.BasicSecurityToken;
import org.apache.shindig.auth.BasicSecurityTokenCodec;
import org.apache.shindig.auth.BlobCrypterSecurityToken;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.auth.SecurityTokenException;
import org.apache.shindig.config.BasicContainerConfig;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.config.ContainerConfigException;

/** Issues tokens of the default container, outside of a running Shindig. Immutable. */
public final class TokenIssuer {
  private static final String CONTAINER = ContainerConfig.DEFAULT_CONTAINER;
  private static final String DOMAIN = "shindig";

  private final TokenSettings settings;

  public TokenIssuer(TokenSettings settings) {
    this.settings = settings;
  }

  /** A token for the header {@code X-Shindig-ST}. Encode it for a query. */
  public String issue(TokenRequest request) {
    ContainerConfig config = config(request);
    try {
      return switch (settings.type()) {
        case SECURE -> encrypted(config).encodeToken(secure(request));
        case INSECURE -> insecure(config).encodeToken(plain(request));
      };
    } catch (SecurityTokenException e) {
      throw new IllegalStateException("The token could not be encrypted", e);
    }
  }

  /**
   * A token that can be renewed for as long as the person who has signed in may be.
   *
   * @throws SecurityTokenException if that time is over
   */
  public String issue(TokenRequest request, Instant signedIn) throws SecurityTokenException {
    return switch (settings.type()) {
      case SECURE ->
          encrypted(config(request))
              .encodeToken(FirstIssue.mark(secure(request), signedIn.toEpochMilli()));
      case INSECURE -> insecure(config(request)).encodeToken(plain(request));
    };
  }

  private EncryptedTokens encrypted(ContainerConfig config) {
    return new EncryptedTokens(
        config,
        settings.keys().orElseThrow(),
        RevocationCheck.NONE,
        settings.renewal(),
        InstantSource.system());
  }

  private static BlobCrypterSecurityToken secure(TokenRequest request) {
    BlobCrypterSecurityToken token =
        new BlobCrypterSecurityToken(
            CONTAINER,
            DOMAIN,
            null,
            Map.of(
                Keys.OWNER.getKey(), request.owner(),
                Keys.VIEWER.getKey(), request.viewer(),
                Keys.APP_URL.getKey(), request.application()));
    return request.session().map(id -> FirstIssue.ofSession(token, id)).orElse(token);
  }

  private static BasicSecurityToken plain(TokenRequest request) {
    String application = request.application();
    return new BasicSecurityToken(
        request.owner(),
        request.viewer(),
        application,
        DOMAIN,
        application,
        "0",
        CONTAINER,
        null,
        null);
  }

  private static SecurityTokenCodec insecure(ContainerConfig config) {
    return new BasicSecurityTokenCodec(config);
  }

  /** A configuration with the default container and the lifetime of tokens. */
  private static ContainerConfig config(TokenRequest request) {
    ContainerConfig config = new BasicContainerConfig();
    Map<String, Object> container =
        Map.of(
            ContainerConfig.CONTAINER_KEY,
            List.of(CONTAINER),
            SecurityTokenCodec.SECURITY_TOKEN_TTL_CONFIG,
            (int) request.lifetime().toSeconds());
    try {
      config.newTransaction().addContainer(container).commit();
      return config;
    } catch (ContainerConfigException e) {
      throw new IllegalStateException(e);
    }
  }
}
