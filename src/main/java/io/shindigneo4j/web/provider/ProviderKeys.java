package io.shindigneo4j.web.provider;

import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.JWKSetUnavailableException;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The keys of a provider. Nobody waits for a key that is known. For one that is not, the key set is
 * read at once; few callers wait for that, and not for long. Safe for use by many threads.
 */
final class ProviderKeys implements JWKSource<SecurityContext>, AutoCloseable {

  private static final int MAX_WAITING = 16;
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final KeySetReads reads;
  private final Semaphore waiting;
  private final Duration patience;

  /**
   * @param most how many callers may wait
   * @param patience how long each may wait
   */
  ProviderKeys(KeySetReads reads, int most, Duration patience) {
    this.reads = reads;
    this.waiting = new Semaphore(most);
    this.patience = patience;
  }

  static ProviderKeys of(KeySetReader reader, InstantSource clock) {
    KeySetReads reads = new KeySetReads(reader, clock);
    reads.start();
    return new ProviderKeys(reads, MAX_WAITING, PATIENCE);
  }

  /**
   * The keys that a signature may be of; empty if the provider has none.
   *
   * @throws KeySourceException if that cannot be told now
   */
  @Override
  public List<JWK> get(JWKSelector selector, SecurityContext context) throws KeySourceException {
    JWKSet known = reads.known();
    List<JWK> found = selector.select(known);
    return found.isEmpty() ? search(selector, known) : found;
  }

  private List<JWK> search(JWKSelector selector, JWKSet seen) throws JWKSetUnavailableException {
    if (!waiting.tryAcquire()) {
      throw new JWKSetUnavailableException("Too many wait for the keys of the provider");
    }
    try {
      return search(selector, seen, System.nanoTime() + patience.toNanos());
    } finally {
      waiting.release();
    }
  }

  /** What others read may be older than the key. */
  private List<JWK> search(JWKSelector selector, JWKSet seen, long deadline)
      throws JWKSetUnavailableException {
    KeySetReads.Read read = reads.join(seen);
    JWKSet keys = result(read, deadline);
    List<JWK> found = selector.select(keys);
    return found.isEmpty() && !read.isNew() ? search(selector, keys, deadline) : found;
  }

  private static JWKSet result(KeySetReads.Read read, long deadline)
      throws JWKSetUnavailableException {
    try {
      return read.result().get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (ExecutionException | TimeoutException e) {
      throw new JWKSetUnavailableException("The keys of the provider cannot be read", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new JWKSetUnavailableException("Interrupted", e);
    }
  }

  @Override
  public void close() {
    reads.close();
  }
}
