package io.shindigneo4j.web.provider;

import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import java.io.IOException;
import java.net.URI;
import java.time.InstantSource;

/** The provider of the settings. It need not answer until it is asked. Thread-safe. */
public final class IdentityProvider implements AutoCloseable {
  private final ProviderSettings settings;
  private final ProviderClient client;
  private final Discovery discovery;
  private final ProviderKeys keys;

  public IdentityProvider(ProviderSettings settings, InstantSource clock) {
    this(settings, new ProviderClient(), clock);
  }

  IdentityProvider(ProviderSettings settings, ProviderClient client, InstantSource clock) {
    this.settings = settings;
    this.client = client;
    this.discovery = new Discovery(settings.issuer(), client, clock);
    this.keys = ProviderKeys.of(new KeySetReader(client, this::keySet), clock);
  }

  private URI keySet() throws IOException {
    return settings.keys().isPresent()
        ? settings.keys().get()
        : discovery.metadata().getJWKSetURI();
  }

  public ProviderSettings settings() {
    return settings;
  }

  /** Its public keys. */
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
  public void close() {
    keys.close();
    client.close();
  }
}
