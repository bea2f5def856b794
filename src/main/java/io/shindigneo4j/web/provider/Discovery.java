package io.shindigneo4j.web.provider;

import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What a provider publishes of itself (OpenID Connect Discovery 1.0). It is read when it is needed
 * first and again each hour, by one request at a time, and not more often than in a while. What was
 * read last is kept through an outage. Thread-safe.
 */
final class Discovery {
  private static final Logger LOG = LoggerFactory.getLogger(Discovery.class);
  private static final String PATH = "/.well-known/openid-configuration";
  private static final Duration LIFETIME = Duration.ofHours(1);
  private static final Duration COOL_DOWN = Duration.ofSeconds(10);
  private static final int MAX_WAITING = 16;

  private record Known(OIDCProviderMetadata metadata, Instant read) {}

  private final String issuer;
  private final ProviderClient client;
  private final InstantSource clock;
  private final Semaphore waiting = new Semaphore(MAX_WAITING);
  private volatile Known known;

  /** The last request, guarded by this. */
  private CompletableFuture<Known> reading =
      CompletableFuture.failedFuture(new IOException("nothing was asked"));

  /** Not before then is there another one; guarded by this. */
  private Instant next = Instant.MIN;

  Discovery(String issuer, ProviderClient client, InstantSource clock) {
    this.issuer = issuer;
    this.client = client;
    this.clock = clock;
  }

  /**
   * Waits only for the first time, and lets few wait.
   *
   * @throws IOException if it was never read, and cannot be read now
   */
  OIDCProviderMetadata metadata() throws IOException {
    Known last = known;
    if (last != null && clock.instant().isBefore(last.read().plus(LIFETIME))) {
      return last.metadata();
    }
    CompletableFuture<Known> answer = read();
    if (last != null) {
      return last.metadata();
    }
    if (!waiting.tryAcquire()) {
      throw new IOException("Too many wait for what the provider is");
    }
    try {
      return answer.join().metadata();
    } catch (CompletionException e) {
      throw new IOException("The provider cannot be asked what it is: " + e.getCause(), e);
    } finally {
      waiting.release();
    }
  }

  private synchronized CompletableFuture<Known> read() {
    if (reading.isDone() && !clock.instant().isBefore(next)) {
      next = clock.instant().plus(COOL_DOWN);
      reading =
          client
              .document(URI.create(issuer.replaceFirst("/$", "") + PATH))
              .thenApply(this::parse)
              .whenComplete(this::keep);
    }
    return reading;
  }

  private void keep(Known answer, Throwable failure) {
    if (failure == null) {
      known = answer;
    } else {
      String cause = String.valueOf(failure.getCause());
      LOG.warn("The identity provider {} cannot be asked what it is: {}", issuer, cause);
    }
  }

  private Known parse(String text) {
    try {
      OIDCProviderMetadata metadata = OIDCProviderMetadata.parse(text);
      if (!metadata.getIssuer().getValue().equals(issuer)) {
        throw new IllegalArgumentException("its document is of another issuer");
      }
      Stream.of(
              metadata.getAuthorizationEndpointURI(),
              metadata.getTokenEndpointURI(),
              metadata.getJWKSetURI())
          .forEach(Discovery::requireAddress);
      Stream.of(metadata.getUserInfoEndpointURI(), metadata.getEndSessionEndpointURI())
          .filter(address -> address != null)
          .forEach(Discovery::requireAddress);
      return new Known(metadata, clock.instant());
    } catch (ParseException e) {
      throw new IllegalArgumentException("its document is malformed", e);
    }
  }

  private static void requireAddress(URI address) {
    if (address == null) {
      throw new IllegalArgumentException("its document lacks an address");
    }
    ProviderAddress.checked(address);
  }
}
