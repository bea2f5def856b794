package io.shindigneo4j.opensocial.oauth;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.authorization.RequestTokenOperations.RequestTokenChange;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.OverBolt;
import io.shindigneo4j.testing.Proof;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@OverBolt
@DisplayName("Who presents a token at the same time as others")
class TokensAtOnceTest extends TokenContract {

  private static final int AT_ONCE = 20;
  private static final int ROUNDS = Proof.isExhaustive() ? 10 : 3;

  @Test
  void takesACodeOnce() {
    for (int round = 0; round < ROUNDS; round++) {
      Secret code = code();
      assertUsedOnce(together(() -> store.redeem(redemption(code))));
    }
  }

  @Test
  void takesARefreshTokenOnce() {
    for (int round = 0; round < ROUNDS; round++) {
      Secret refresh = tokens().refresh().orElseThrow();
      RefreshRequest request = new RefreshRequest(refresh, "wiki", List.of());
      assertUsedOnce(together(() -> store.refresh(request)));
    }
  }

  @Test
  void takesARequestTokenOnce() {
    Secret request = authorized();
    List<TokenOutcome> outcomes =
        together(() -> requests.exchange(request, "wiki", VERIFIER, sealed()));
    assertThat(outcomes)
        .containsOnlyOnce(TokenOutcome.DONE)
        .contains(TokenOutcome.REPLAYED)
        .doesNotContain(TokenOutcome.FORBIDDEN);
    assertThat(value("MATCH (n:OAuthGrant|OAuthToken) RETURN count(n) AS value")).isEqualTo(0L);
  }

  @Test
  void authorizesARequestTokenOnce() {
    Secret request = request().token();
    assertThat(together(() -> requests.authorize(request, "ann", Secret.random())))
        .extracting(RequestTokenChange::outcome)
        .containsOnlyOnce(TokenOutcome.DONE)
        .containsOnly(TokenOutcome.DONE, TokenOutcome.UNKNOWN);
  }

  private static <T> List<T> together(Supplier<CompletableFuture<T>> call) {
    return Stream.generate(call).limit(AT_ONCE).toList().stream().map(Answers::get).toList();
  }

  /** One has it, another shows that it was stolen, and then nobody has anything. */
  private void assertUsedOnce(List<TokenAnswer> answers) {
    assertThat(answers.stream().map(TokenContract::outcome))
        .containsOnlyOnce(TokenOutcome.DONE)
        .contains(TokenOutcome.REPLAYED)
        .doesNotContain(TokenOutcome.FORBIDDEN);
    answers.stream().flatMap(answer -> answer.response().stream()).forEach(this::assertVoid);
    assertThat(value("MATCH (n:OAuthGrant|OAuthToken) RETURN count(n) AS value")).isEqualTo(0L);
  }

  @Test
  void leavesNothingValidOfWhatIsRevoked() {
    for (int round = 0; round < ROUNDS; round++) {
      List<CompletableFuture<?>> calls = new ArrayList<>();
      List<CompletableFuture<TokenAnswer>> refreshes = new ArrayList<>();
      for (int i = 0; i < AT_ONCE / 2; i++) {
        TokenResponse tokens = tokens();
        RefreshRequest request =
            new RefreshRequest(tokens.refresh().orElseThrow(), "wiki", List.of());
        refreshes.add(store.refresh(request));
        calls.add(store.revoke(tokens.access(), "wiki"));
      }
      calls.forEach(Answers::get);
      refreshes.stream()
          .map(Answers::get)
          .flatMap(answer -> answer.response().stream())
          .forEach(this::assertVoid);
      assertThat(value("MATCH (n:OAuthGrant|OAuthToken) RETURN count(n) AS value")).isEqualTo(0L);
    }
  }
}
