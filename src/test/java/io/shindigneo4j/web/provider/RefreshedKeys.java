package io.shindigneo4j.web.provider;

import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import java.time.Duration;
import java.time.InstantSource;

/** The keys of a {@link KeySetServer}, which are read when a test says so. */
public final class RefreshedKeys implements AutoCloseable {
  private final ProviderClient client = new ProviderClient(Duration.ofSeconds(1));
  private final KeySetReads reads;

  public RefreshedKeys(KeySetServer server, InstantSource clock) {
    reads = new KeySetReads(new KeySetReader(client, server::address), clock);
  }

  /** Reads them, if they are old. */
  public void refresh() {
    reads.refresh();
  }

  public boolean has(String id) {
    return reads.known().getKeyByKeyId(id) != null;
  }

  /**
   * What callers get.
   *
   * @param most how many of them may wait
   * @param patience how long each may wait
   */
  public JWKSource<SecurityContext> source(int most, Duration patience) {
    return new ProviderKeys(reads, most, patience);
  }

  @Override
  public void close() {
    reads.close();
    client.close();
  }
}
