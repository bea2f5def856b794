package io.shindigneo4j.web.provider;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKMatcher;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jose.jwk.RSAKey;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("While a provider does not answer")
@Timeout(600)
class ProviderKeysTest {

  private static final int WAITING = 4;
  private static final int CALLERS = 20;
  private static final RSAKey KEY = KeySetServer.rsa("one");

  private final ExecutorService threads = Executors.newFixedThreadPool(CALLERS);
  private final AtomicInteger refused = new AtomicInteger();

  /** A read that hangs does so until the provider recovers. */
  private final ProviderClient client =
      new ProviderClient(Duration.ofSeconds(TestDeadlines.TEST_SECONDS));

  private KeySetServer provider;
  private KeySetReads reads;

  @BeforeEach
  void hang() throws IOException {
    provider = new KeySetServer(KEY.toPublicJWK());
    reads = new KeySetReads(new KeySetReader(client, provider::address), InstantSource.system());
    reads.start();
    await().until(() -> !reads.known().isEmpty());
    provider.hang();
  }

  @AfterEach
  void stop() {
    provider.recover();
    reads.close();
    client.close();
    provider.close();
    threads.shutdownNow();
  }

  private ProviderKeys keys(Duration patience) {
    return new ProviderKeys(reads, WAITING, patience);
  }

  private static List<JWK> find(ProviderKeys keys, String id) throws KeySourceException {
    return keys.get(new JWKSelector(new JWKMatcher.Builder().keyID(id).build()), null);
  }

  private boolean isRefused(ProviderKeys keys) {
    try {
      return !find(keys, "unknown").isEmpty();
    } catch (KeySourceException e) {
      refused.incrementAndGet();
      return true;
    }
  }

  @Test
  void fewWaitForAKeyThatIsNotKnownAndNobodyForOthers() throws Exception {
    ProviderKeys keys = keys(Duration.ofMinutes(5));
    List<Future<Boolean>> unknown =
        Stream.generate(() -> threads.submit(() -> isRefused(keys))).limit(CALLERS).toList();
    await().until(() -> refused.get() == CALLERS - WAITING);
    assertThat(find(keys, "one")).hasSize(1);
    assertThat(unknown).filteredOn(each -> !each.isDone()).hasSize(WAITING);
    await().untilAsserted(() -> assertThat(provider.requests()).isEqualTo(2));
    provider.recover();
    unknown.forEach(Answers::get);
  }

  @Test
  void nobodyWaitsForLong() {
    ProviderKeys keys = keys(Duration.ofMillis(10));
    for (int i = 0; i < 2 * WAITING; i++) {
      assertThatExceptionOfType(KeySourceException.class)
          .isThrownBy(() -> find(keys, "unknown"))
          .withMessage("The keys of the provider cannot be read");
    }
    await().untilAsserted(() -> assertThat(provider.requests()).isEqualTo(2));
  }

  @Test
  void aKeyThatOthersHaveWaitedForIsFound() throws Exception {
    ProviderKeys keys = keys(Duration.ofMinutes(5));
    Future<Boolean> unknown = threads.submit(() -> isRefused(keys));
    await().until(() -> provider.requests() == 2);
    RSAKey next = KeySetServer.rsa("two");
    Future<List<JWK>> found = threads.submit(() -> find(keys, "two"));
    provider.publish(KEY.toPublicJWK(), next.toPublicJWK());
    provider.recover();
    assertThat(Answers.get(found)).hasSize(1);
    Answers.get(unknown);
  }
}
