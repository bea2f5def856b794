package io.shindigneo4j.web.provider;

import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.JWKSetCacheRefreshEvaluator;
import com.nimbusds.jose.jwk.source.JWKSetParseException;
import com.nimbusds.jose.jwk.source.JWKSetRetrievalException;
import com.nimbusds.jose.jwk.source.JWKSetSource;
import com.nimbusds.jose.jwk.source.JWKSetUnavailableException;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.SecurityContext;
import java.io.IOException;
import java.net.URI;
import java.text.ParseException;
import java.time.Duration;
import java.util.concurrent.CompletionException;

/**
 * The key set of a provider. It is read ahead of its expiry, and once, by one thread, for a key
 * that it lacks; not more than twice in half a minute. The last keys are kept through an outage.
 */
final class ProviderKeys implements JWKSetSource<SecurityContext> {

  private static final Duration LIFETIME = Duration.ofMinutes(5);
  private static final Duration REFRESH_TIMEOUT = Duration.ofSeconds(15);
  private static final Duration AHEAD = Duration.ofMinutes(1);
  private static final Duration COOL_DOWN = Duration.ofSeconds(30);
  private static final Duration OUTAGE = Duration.ofHours(12);

  /** Where the key set is. */
  @FunctionalInterface
  interface Address {
    URI find() throws IOException;
  }

  private final ProviderClient client;
  private final Address address;

  private ProviderKeys(ProviderClient client, Address address) {
    this.client = client;
    this.address = address;
  }

  static JWKSource<SecurityContext> at(ProviderClient client, Address address) {
    return JWKSourceBuilder.create(new ProviderKeys(client, address))
        .cache(LIFETIME.toMillis(), REFRESH_TIMEOUT.toMillis())
        .refreshAheadCache(AHEAD.toMillis(), true)
        .rateLimited(COOL_DOWN.toMillis())
        .outageTolerant(OUTAGE.toMillis())
        .build();
  }

  @Override
  public JWKSet getJWKSet(
      JWKSetCacheRefreshEvaluator evaluator, long currentTime, SecurityContext context)
      throws JWKSetUnavailableException {
    try {
      return JWKSet.parse(client.document(address.find()).join());
    } catch (IOException | CompletionException e) {
      throw new JWKSetRetrievalException("The keys cannot be read: " + e.getMessage(), e);
    } catch (ParseException e) {
      throw new JWKSetParseException("The keys are malformed", e);
    }
  }

  @Override
  public void close() {}
}
