package io.shindigneo4j.opensocial.oauth;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.expiry.ExpiredData;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("A nonce")
@ExtendWith(SharedGraphServer.class)
@Timeout(600)
class NoncesTest {

  private static final int AT_ONCE = 20;
  private static final Optional<Secret> NONE = Optional.empty();

  private GraphDriver driver;

  private NonceStore store() {
    return new NonceStore(new OperationRunner(driver, QueryMode.NATIVE), Clock.systemUTC());
  }

  @Test
  void isOfItsClientTokenAndTimestamp(GraphServer server) {
    try (GraphDriver connected = server.driver()) {
      driver = connected;
      NonceStore store = store();
      assertThat(Answers.get(store.use("app", NONE, 1, "n"))).isTrue();
      assertThat(Answers.get(store.use("app", NONE, 1, "n"))).isFalse();
      assertThat(Answers.get(store.use("app", NONE, 11, "n"))).isTrue();
      assertThat(Answers.get(store.use("ap", NONE, 1, "n"))).isTrue();
      assertThat(Answers.get(store.use("app", NONE, 1, "m"))).isTrue();
      assertThat(Answers.get(store.use("app", Optional.of(new Secret("t")), 1, "n"))).isTrue();
      assertThat(Answers.get(store.use("app", Optional.of(new Secret("t")), 1, "n"))).isFalse();
      assertThat(Answers.get(store.use("app", Optional.of(new Secret("u")), 1, "n"))).isTrue();
    }
  }

  @Test
  void isUsedByOneOfAllWhoComeAtOnce(GraphServer server) {
    try (GraphDriver connected = server.driver()) {
      driver = connected;
      List<NonceStore> stores = List.of(store(), store());
      List<CompletableFuture<Boolean>> uses =
          IntStream.range(0, AT_ONCE)
              .mapToObj(i -> stores.get(i % 2).use("app", NONE, 1, "n"))
              .toList();
      assertThat(uses.stream().map(Answers::get)).containsOnlyOnce(true).hasSize(AT_ONCE);
    }
  }

  /** A timestamp may be five minutes early, and is good until five minutes after. */
  @Test
  void isKeptLongerThanItsTimestampIsGood(GraphServer server) {
    try (GraphDriver connected = server.driver()) {
      driver = connected;
      NonceStore store = store();
      Answers.get(store.use("app", NONE, 1, "n"));
      assertThat(kept(server, Duration.ofMinutes(12))).isEqualTo(1);
      assertThat(kept(server, Duration.ofMinutes(20))).isZero();
    }
  }

  private static long kept(GraphServer server, Duration later) {
    long now = Clock.systemUTC().millis() + later.toMillis();
    server
        .database("neo4j")
        .executeTransactionally(ExpiredData.NONCES.cypher(), ExpiredData.NONCES.parameters(now));
    return server
        .database("neo4j")
        .executeTransactionally(
            "MATCH (n:OAuthNonce) RETURN count(n) AS count",
            Map.of(),
            result -> (long) result.next().get("count"));
  }
}
