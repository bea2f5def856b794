package io.shindigneo4j.web.bearer;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.RSAKey;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.web.provider.KeySetServer;
import io.shindigneo4j.web.provider.RefreshedKeys;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** At a clock of the test; {@code ProviderOutageIT} is the same in Tomcat, in real time. */
@DisplayName("While the keys of a provider rotate, and it is away and hangs, no token is refused")
@Timeout(600)
class ProviderRotationTest {

  private static final int THREADS = 3;
  private static final int TOKENS = 3_000;
  private static final Duration OUTAGE = Duration.ofMinutes(9);
  private static final List<RSAKey> KEYS =
      Stream.of("one", "two", "three").map(KeySetServer::rsa).toList();
  private static final String UNKNOWN = token(KeySetServer.rsa("unknown"));

  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
  private final AtomicInteger checked = new AtomicInteger();
  private final Queue<String> refusals = new ConcurrentLinkedQueue<>();
  private KeySetServer provider;
  private RefreshedKeys keys;
  private ProviderTokens tokens;
  private volatile Instant now = Jwts.NOW;
  private volatile List<String> valid = List.of();
  private volatile boolean over;

  @BeforeEach
  void start() throws IOException {
    provider = new KeySetServer(KEYS.get(0).toPublicJWK());
    keys = new RefreshedKeys(provider, () -> now);
    await().until(() -> isReadAgain("one"));
    BearerSettings settings = BearerSettings.from(provider::find).orElseThrow();
    Clock fixed = Clock.fixed(Jwts.NOW, ZoneOffset.UTC);
    tokens =
        new ProviderTokens(
            settings,
            keys.source(THREADS + 1, Duration.ofMinutes(5)),
            new ClaimsCheck(settings, fixed));
  }

  @AfterEach
  void stop() {
    provider.recover();
    keys.close();
    provider.close();
    threads.shutdownNow();
  }

  private static String token(RSAKey key) {
    return Jwts.signed(key, Jwts.claims().build());
  }

  private Void check() throws InterruptedException {
    for (int i = 0; !over || i < TOKENS / THREADS; i++) {
      List<String> current = valid;
      try {
        if (tokens.find(current.get(i % current.size())).isEmpty()) {
          refusals.add("401");
        }
      } catch (BearerException e) {
        refusals.add(e.getMessage());
      }
      checked.incrementAndGet();
      Thread.sleep(1); // other tests run beside it
    }
    return null;
  }

  private void awaitChecks() {
    int before = checked.get();
    await().until(() -> checked.get() > before + 100 * THREADS);
  }

  /** As the clock says that the keys are old, it is time to read them. */
  private void advance(Duration time) {
    for (Instant end = now.plus(time); now.isBefore(end); now = now.plus(Duration.ofMinutes(1))) {
      keys.refresh();
    }
    awaitChecks();
  }

  private void publish(RSAKey... keys) {
    provider.publish(Stream.of(keys).map(RSAKey::toPublicJWK).toArray(JWK[]::new));
  }

  private boolean isTaken(String token) {
    try {
      return tokens.find(token).isPresent();
    } catch (BearerException e) {
      return false;
    }
  }

  @Test
  void andThoseOfAKeyThatWasWithdrawnAre() throws Exception {
    List<String> each = new ArrayList<>(KEYS.stream().map(ProviderRotationTest::token).toList());
    valid = List.of(each.get(0));
    List<Future<Void>> checking =
        IntStream.range(0, THREADS).mapToObj(thread -> threads.submit(this::check)).toList();
    publish(KEYS.get(0), KEYS.get(1));
    valid = each.subList(0, 2); // the provider signs by the new key at once
    awaitChecks();
    provider.leave();
    assertThat(isTaken(UNKNOWN)).isFalse();
    advance(OUTAGE);
    provider.comeBack();
    provider.hang();
    threadsThatAskForUnknownKeys(() -> advance(OUTAGE));
    publish(KEYS.get(1), KEYS.get(2));
    valid = each.subList(1, 2);
    awaitChecks();
    provider.recover();
    await().until(() -> isReadAgain("three"));
    valid = each.subList(1, 3);
    awaitChecks();
    assertThat(isTaken(each.get(0))).isFalse();
    over = true;
    checking.forEach(Answers::get);
    assertThat(refusals).isEmpty();
  }

  private boolean isReadAgain(String id) {
    now = now.plusSeconds(10);
    keys.refresh();
    return keys.has(id);
  }

  private void threadsThatAskForUnknownKeys(Runnable meanwhile) {
    ExecutorService attackers = Executors.newFixedThreadPool(2);
    try {
      List<Future<Boolean>> asking =
          Stream.generate(() -> attackers.submit(() -> isTaken(UNKNOWN))).limit(2).toList();
      meanwhile.run();
      provider.recover();
      provider.hang();
      asking.forEach(asked -> assertThat(Answers.get(asked)).isFalse());
    } finally {
      attackers.shutdownNow();
    }
  }
}
