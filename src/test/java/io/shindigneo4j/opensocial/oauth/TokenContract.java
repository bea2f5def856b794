package io.shindigneo4j.opensocial.oauth;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.TimeOrderedIdentifiers;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.SignedToken;
import io.shindigneo4j.schema.authorization.TokenOperations.Token;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;

/** What the contracts of tokens have in common: Ann consents to what the wiki asks for. */
@EveryQueryMode(oneText = true)
abstract class TokenContract {

  static final String BACK = "https://wiki.example/back";
  static final Secret VERIFIER = new Secret("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk");
  static final List<String> SCOPES = List.of("people", "activities");

  @Parameter(0)
  QueryMode mode;

  @Parameter(1)
  Link link;

  TokenStore store;
  RequestTokenStore requests;

  private GraphDriver driver;
  private OperationRunner operations;
  private Instant now = Instant.parse("2026-03-04T05:06:07Z");

  @BeforeEach
  void connect(GraphServer server) {
    driver = link.sharedDriver(server);
    operations = new OperationRunner(driver, mode);
    TokenLifetimes lifetimes = TokenLifetimes.from(key -> Optional.empty());
    store = store(lifetimes);
    requests =
        new RequestTokenStore(
            operations,
            new TimeOrderedIdentifiers(),
            clock(),
            SignedTokenLifetimes.from(key -> Optional.empty()));
    graph(
        """
        CREATE (ann:Person {id: 'ann'}),
          (ann)-[:CONSENTS_TO {scopes: ['people', 'activities'], since: 0}]->
            (:OAuthClient {id: 'wiki', enabled: true}),
          (ann)-[:CONSENTS_TO {scopes: ['people'], since: 0}]->
            (:OAuthClient {id: 'shop', enabled: true})
        """);
  }

  TokenStore store(TokenLifetimes lifetimes) {
    return new TokenStore(operations, new TimeOrderedIdentifiers(), clock(), lifetimes);
  }

  private final class TestClock extends Clock {

    @Override
    public ZoneOffset getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Instant instant() {
      return now;
    }
  }

  Clock clock() {
    return new TestClock();
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  long now() {
    return now.toEpochMilli();
  }

  Secret code() {
    CodeRequest request =
        new CodeRequest("wiki", "ann", SCOPES, BACK, Optional.of(VERIFIER.hash()));
    return Answers.get(store.issueCode(request)).orElseThrow();
  }

  static CodeRedemption redemption(Secret code) {
    return new CodeRedemption(code, "wiki", BACK, Optional.of(VERIFIER), true);
  }

  TokenAnswer redeem(Secret code) {
    return Answers.get(store.redeem(redemption(code)));
  }

  /** The tokens of a new code. */
  TokenResponse tokens() {
    return redeem(code()).response().orElseThrow();
  }

  TokenAnswer refresh(Secret refresh, String... scopes) {
    return Answers.get(store.refresh(new RefreshRequest(refresh, "wiki", List.of(scopes))));
  }

  static SealedToken sealed() {
    return new SealedToken(Secret.random(), "sealed");
  }

  /** A request token of the wiki that waits for a person. */
  SealedToken request() {
    SealedToken request = sealed();
    assertThat(Answers.get(requests.issue(request, "wiki", BACK, SCOPES))).isTrue();
    return request;
  }

  /** One that Ann has authorized. */
  Secret authorized() {
    Secret request = request().token();
    assertThat(Answers.get(requests.authorize(request, "ann", VERIFIER)).callback())
        .isEqualTo(BACK);
    return request;
  }

  TokenOutcome exchange(Secret request, SealedToken access) {
    return Answers.get(requests.exchange(request, "wiki", VERIFIER, access));
  }

  Optional<SignedToken> findSigned(Secret token) {
    return Answers.get(requests.findSigned(token));
  }

  Optional<Token> find(Secret token) {
    return Answers.get(store.find(token));
  }

  /** No token of a response is valid, nor does its refresh token bring others. */
  void assertVoid(TokenResponse tokens) {
    assertThat(find(tokens.access())).isEmpty();
    assertThat(find(tokens.refresh().orElseThrow())).isEmpty();
    assertThat(refresh(tokens.refresh().orElseThrow()))
        .isEqualTo(new TokenAnswer(TokenOutcome.UNKNOWN, Optional.empty()));
  }

  <P extends Record, R> R run(Operation<P, R> operation, P parameters) {
    return Answers.get(operations.run(operation, parameters));
  }

  void graph(String cypher) {
    driver.run(Statement.cypher(cypher).writing()).join();
  }

  /** The only value of a query's only record. */
  Object value(String cypher) {
    return driver.run(Statement.cypher(cypher)).join().first().orElseThrow().get("value");
  }

  static TokenOutcome outcome(TokenAnswer answer) {
    return answer.outcome();
  }
}
