package io.shindigneo4j.web.bearer;

import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import java.net.MalformedURLException;
import java.net.URI;
import java.time.Duration;

/**
 * The key set of a provider. It is read ahead of its expiry, and once, by one thread, for a key
 * that it lacks; not more than twice in half a minute. The last keys are kept through an outage.
 */
final class ProviderKeys {

  private static final int TIMEOUT_MILLIS = 2_000;
  private static final int MOST_BYTES = 131_072;
  private static final Duration LIFETIME = Duration.ofMinutes(5);
  private static final Duration REFRESH_TIMEOUT = Duration.ofSeconds(5);
  private static final Duration AHEAD = Duration.ofMinutes(1);
  private static final Duration COOL_DOWN = Duration.ofSeconds(30);
  private static final Duration OUTAGE = Duration.ofHours(12);

  private ProviderKeys() {}

  static JWKSource<SecurityContext> at(URI address) {
    DefaultResourceRetriever retriever =
        new DefaultResourceRetriever(TIMEOUT_MILLIS, TIMEOUT_MILLIS, MOST_BYTES);
    try {
      return JWKSourceBuilder.create(address.toURL(), retriever)
          .cache(LIFETIME.toMillis(), REFRESH_TIMEOUT.toMillis())
          .refreshAheadCache(AHEAD.toMillis(), true)
          .rateLimited(COOL_DOWN.toMillis())
          .outageTolerant(OUTAGE.toMillis())
          .build();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException("it must be an address", e);
    }
  }
}
