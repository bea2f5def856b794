package io.shindigneo4j.opensocial.oauth;

import static io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome.DONE;
import static io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome.FORBIDDEN;
import static io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome.REPLAYED;
import static io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.authorization.ConsentOperations;
import io.shindigneo4j.schema.authorization.ConsentOperations.WithdrawConsent;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.RequestToken;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.SignedToken;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.authorization.TokenOperations;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import io.shindigneo4j.schema.authorization.TokenOperations.ListGrants;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.testing.Answers;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Request tokens of OAuth 1.0a")
class RequestTokensTest extends TokenContract {

  private static final String LEFT =
      "MATCH (n:OAuthGrant|OAuthToken|OAuthRequestToken) RETURN count(n) AS value";

  @Test
  void bringAnAccessTokenForAPerson() {
    SealedToken request = request();
    assertThat(Answers.get(requests.find(request.token())))
        .contains(new RequestToken("wiki", BACK, SCOPES));
    assertThat(findSigned(request.token())).isEmpty();
    assertThat(authorize(request.token(), VERIFIER)).isEqualTo(DONE);
    assertThat(Answers.get(requests.find(request.token()))).isEmpty();
    assertThat(findSigned(request.token()).orElseThrow().kind()).isEqualTo(TokenKind.REQUEST);
    SealedToken access = sealed();
    assertThat(exchange(request.token(), access)).isEqualTo(DONE);
    SignedToken token = findSigned(access.token()).orElseThrow();
    Grant grant = new Grant(token.grant().id(), "wiki", "ann", SCOPES);
    long month = now() + Duration.ofDays(30).toMillis();
    assertThat(token).isEqualTo(new SignedToken(TokenKind.SIGNED, grant, now(), month, "sealed"));
    assertThat(run(TokenOperations.LIST, new ListGrants("ann", "wiki", new Page(0, 9), now())))
        .satisfies(page -> assertThat(page.grants()).containsExactly(grant));
  }

  private TokenOutcome authorize(Secret request, Secret verifier) {
    return Answers.get(requests.authorize(request, "ann", verifier)).outcome();
  }

  @Test
  void waitAThousandAtATimeOfOneClient() {
    graph(
        """
        MATCH (c:OAuthClient {id: 'wiki'})
        UNWIND range(1, 1000) AS i
        CREATE (c)-[:HAS_REQUEST]->(:OAuthRequestToken {hash: 'h' + i, client: 'wiki', expires: i})
        """);
    SealedToken request = request();
    assertThat(Answers.get(requests.find(request.token()))).isPresent();
    assertThat(value(LEFT)).isEqualTo(1_000L);
    assertThat(value("MATCH (t:OAuthRequestToken {hash: 'h1'}) RETURN count(t) AS value"))
        .isEqualTo(0L);
  }

  @Test
  void areNoOtherTokens() {
    SealedToken access = sealed();
    Secret request = authorized();
    assertThat(outcome(redeem(request))).isEqualTo(UNKNOWN);
    assertThat(outcome(refresh(request))).isEqualTo(UNKNOWN);
    assertThat(find(request)).isEmpty();
    exchange(request, access);
    assertThat(find(access.token())).as("as a bearer token").isEmpty();
    assertThat(exchange(access.token(), sealed())).isEqualTo(UNKNOWN);
    TokenResponse bearer = tokens();
    assertThat(findSigned(bearer.access())).isEmpty();
    assertThat(exchange(code(), sealed())).isEqualTo(UNKNOWN);
  }

  @Test
  void areExchangedByTheirClientWithTheirVerifierAlone() {
    Secret request = request().token();
    assertThat(exchange(request, sealed())).as("before it is authorized").isEqualTo(UNKNOWN);
    Secret authorized = authorized();
    Secret other = new Secret("other");
    assertThat(Answers.get(requests.exchange(authorized, "wiki", other, sealed())))
        .isEqualTo(UNKNOWN);
    assertThat(Answers.get(requests.exchange(authorized, "shop", VERIFIER, sealed())))
        .isEqualTo(UNKNOWN);
    assertThat(exchange(authorized, sealed())).isEqualTo(DONE);
  }

  @Test
  void revokeWhatCameOfThemIfTheyComeAgain() {
    Secret request = authorized();
    SealedToken access = sealed();
    exchange(request, access);
    assertThat(Answers.get(requests.exchange(request, "wiki", new Secret("other"), sealed())))
        .isEqualTo(UNKNOWN);
    assertThat(findSigned(access.token())).isPresent();
    assertThat(findSigned(request)).as("so that its signature can be checked").isPresent();
    assertThat(exchange(request, sealed())).isEqualTo(REPLAYED);
    assertThat(findSigned(access.token())).isEmpty();
    assertThat(exchange(request, sealed())).isEqualTo(UNKNOWN);
    assertThat(value(LEFT)).isEqualTo(0L);
  }

  @Test
  void areAuthorizedOnceBySomebody() {
    Secret request = authorized();
    assertThat(authorize(request, VERIFIER)).as("a button pressed twice").isEqualTo(DONE);
    assertThat(authorize(request, new Secret("other"))).isEqualTo(UNKNOWN);
    graph(
        "MATCH (c:OAuthClient {id: 'wiki'}) CREATE (:Person {id: 'bob'})"
            + "-[:CONSENTS_TO {scopes: ['people', 'activities'], since: 0}]->(c)");
    assertThat(Answers.get(requests.authorize(request, "bob", VERIFIER)).outcome())
        .isEqualTo(UNKNOWN);
    assertThat(value("MATCH (g:OAuthGrant) RETURN count(g) AS value")).isEqualTo(1L);
    exchange(request, sealed());
    assertThat(authorize(request, VERIFIER)).isEqualTo(UNKNOWN);
  }

  @Test
  void areAuthorizedAsFarAsThePersonConsents() {
    SealedToken request = sealed();
    Answers.get(requests.issue(request, "shop", BACK, SCOPES));
    assertThat(authorize(request.token(), VERIFIER)).isEqualTo(FORBIDDEN);
    assertThat(Answers.get(requests.find(request.token()))).isPresent();
    assertThat(Answers.get(requests.authorize(request.token(), "nobody", VERIFIER)).outcome())
        .isEqualTo(FORBIDDEN);
  }

  @Test
  void endOnceTheyAreDenied() {
    Secret request = request().token();
    assertThat(Answers.get(requests.deny(request))).isTrue();
    assertThat(Answers.get(requests.deny(request))).isFalse();
    assertThat(authorize(request, VERIFIER)).isEqualTo(UNKNOWN);
    assertThat(Answers.get(requests.deny(authorized()))).as("too late").isFalse();
  }

  @Test
  void expire() {
    Secret waiting = request().token();
    pass(Duration.ofMinutes(9));
    Secret request = request().token();
    pass(Duration.ofMinutes(1));
    assertThat(Answers.get(requests.find(waiting))).isEmpty();
    assertThat(authorize(waiting, VERIFIER)).isEqualTo(UNKNOWN);
    assertThat(Answers.get(requests.deny(waiting))).isFalse();
    assertThat(authorize(request, VERIFIER)).isEqualTo(DONE);
    pass(Duration.ofMinutes(10));
    assertThat(findSigned(request)).isEmpty();
    assertThat(authorize(request, VERIFIER)).isEqualTo(UNKNOWN);
    assertThat(exchange(request, sealed())).isEqualTo(UNKNOWN);
    SealedToken access = sealed();
    exchange(authorized(), access);
    pass(Duration.ofDays(30).minusMillis(1));
    assertThat(findSigned(access.token())).isPresent();
    pass(Duration.ofMillis(1));
    assertThat(findSigned(access.token())).isEmpty();
  }

  @Test
  void areVoidWhileTheClientIsDisabled() {
    Secret waiting = request().token();
    Secret request = authorized();
    SealedToken access = sealed();
    exchange(authorized(), access);
    graph("MATCH (c:OAuthClient {id: 'wiki'}) SET c.enabled = false");
    assertVoid(waiting, request, access.token());
    assertThat(Answers.get(requests.issue(sealed(), "wiki", BACK, SCOPES))).isFalse();
    assertThat(Answers.get(requests.issue(sealed(), "stranger", BACK, SCOPES))).isFalse();
  }

  private void assertVoid(Secret waiting, Secret request, Secret access) {
    assertThat(Answers.get(requests.find(waiting))).isEmpty();
    assertThat(authorize(waiting, VERIFIER)).isEqualTo(UNKNOWN);
    assertThat(exchange(request, sealed())).isEqualTo(UNKNOWN);
    assertThat(findSigned(request)).isEmpty();
    assertThat(findSigned(access)).isEmpty();
  }

  @Test
  void areVoidOnceTheyAreRevoked() {
    for (RevocationKind kind : List.of(RevocationKind.ALL, RevocationKind.CLIENT)) {
      Secret waiting = request().token();
      Secret request = authorized();
      SealedToken access = sealed();
      exchange(authorized(), access);
      String subject = kind == RevocationKind.ALL ? "" : "wiki";
      run(RevocationOperations.ADD, new AddRevocation(kind, subject, now()));
      assertVoid(waiting, request, access.token());
      pass(Duration.ofMillis(1));
    }
    SealedToken access = sealed();
    exchange(authorized(), access);
    run(RevocationOperations.ADD, new AddRevocation(RevocationKind.PERSON, "ann", now()));
    assertThat(findSigned(access.token())).isEmpty();
  }

  @Test
  void endWithTheConsent() {
    Secret request = authorized();
    SealedToken access = sealed();
    exchange(authorized(), access);
    run(ConsentOperations.WITHDRAW, new WithdrawConsent("ann", "wiki", now()));
    assertThat(findSigned(access.token())).isEmpty();
    assertThat(exchange(request, sealed())).isEqualTo(UNKNOWN);
    assertThat(value(LEFT)).isEqualTo(0L);
  }

  @Test
  void areInTheGraphAsHashesAlone() {
    Secret request = authorized();
    Secret waiting = request().token();
    SealedToken access = sealed();
    exchange(request, access);
    assertThat(
            value(
                    "MATCH (n:OAuthGrant|OAuthToken|OAuthRequestToken) UNWIND keys(n) AS key "
                        + "RETURN collect(toStringOrNull(n[key])) AS value")
                .toString())
        .contains(request.hash(), waiting.hash(), access.token().hash(), VERIFIER.hash())
        .doesNotContain(request.text(), waiting.text(), access.token().text(), VERIFIER.text());
  }
}
