package io.shindigneo4j.web.provider;

import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import java.io.Closeable;
import java.io.IOException;
import java.time.InstantSource;
import java.util.Optional;

/** The provider of the settings. It need not answer until it is asked. Thread-safe. */
public final class IdentityProvider implements Closeable {
  private final ProviderSettings settings;
  private final ProviderClient client;
  private final Discovery discovery;
  private final JWKSource<SecurityContext> keys;

  public IdentityProvider(ProviderSettings settings, InstantSource clock) {
    this(settings, new ProviderClient(), clock);
  }

  IdentityProvider(ProviderSettings settings, ProviderClient client, InstantSource clock) {
    this.settings = settings;
    this.client = client;
    this.discovery = new Discovery(settings.issuer(), client, clock);
    this.keys =
        ProviderKeys.at(
            client,
            settings.keys().isPresent()
                ? settings.keys()::get
                : () -> discovery.metadata().getJWKSetURI());
  }

  public ProviderSettings settings() {
    return settings;
  }

  /** Its public keys; they are read when one is asked for. */
  public JWKSource<SecurityContext> keys() {
    return keys;
  }

  /**
   * What it publishes of itself.
   *
   * @throws IOException if it was never read, and cannot be read now
   */
  public OIDCProviderMetadata metadata() throws IOException {
    return discovery.metadata();
  }

  public ProviderClient client() {
    return client;
  }

  @Override
  public void close() throws IOException {
    Optional<Closeable> refreshing =
        keys instanceof Closeable closeable ? Optional.of(closeable) : Optional.empty();
    try {
      if (refreshing.isPresent()) {
        refreshing.get().close();
      }
    } finally {
      client.close();
    }
  }
}
