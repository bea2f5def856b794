package io.shindigneo4j.web.bearer;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.TimeOrderedIdentifiers;
import io.shindigneo4j.opensocial.oauth.AccessRequest;
import io.shindigneo4j.opensocial.oauth.TokenLifetimes;
import io.shindigneo4j.opensocial.oauth.TokenStore;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StaleFollowers;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("An access token of our own server")
@ExtendWith(SharedGraphServer.class)
class StoredTokensTest {

  @Test
  void isFoundThoughItIsTooYoungForAFollower(GraphServer server) throws Exception {
    server
        .database("neo4j")
        .executeTransactionally("CREATE (:OAuthClient {id: 'site', enabled: true})");
    try (GraphDriver driver = server.driver()) {
      TokenStore store =
          new TokenStore(
              new OperationRunner(StaleFollowers.of(driver, () -> {}), QueryMode.NATIVE),
              new TimeOrderedIdentifiers(),
              Clock.systemUTC(),
              TokenLifetimes.from(key -> Optional.empty()));
      AccessRequest request = new AccessRequest("site", Optional.empty(), List.of("people:read"));
      String token = Answers.get(store.issueAccess(request)).orElseThrow().access().text();
      StoredTokens stored = new StoredTokens(store);
      assertThat(stored.find(token)).isEmpty();
      VerifiedTokens tokens =
          new VerifiedTokens(List.of(stored), found -> false, Clock.systemUTC());
      assertThat(tokens.find(token, "192.0.2.1").orElseThrow().client()).isEqualTo("site");
    }
  }
}
