package io.shindigneo4j.opensocial.oauth;

import static io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome.DONE;
import static io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome.FORBIDDEN;
import static io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome.REPLAYED;
import static io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.authorization.TokenOperations;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import io.shindigneo4j.schema.authorization.TokenOperations.ListGrants;
import io.shindigneo4j.schema.authorization.TokenOperations.Token;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.OverBolt;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@OverBolt
@DisplayName("Codes and tokens")
class TokenStoreTest extends TokenContract {

  /** All texts in the graph. */
  private static final String EVERYTHING =
      """
      MATCH (n:OAuthGrant|OAuthToken)
      UNWIND keys(n) AS key
      RETURN collect(toStringOrNull(n[key])) AS value
      """;

  @Test
  void aCodeBringsTokensForItsPerson() {
    TokenResponse tokens = tokens();
    assertThat(tokens.lifetime()).isEqualTo(Duration.ofHours(1));
    Grant grant = tokens.grant();
    assertThat(grant).isEqualTo(new Grant(grant.id(), "wiki", "ann", SCOPES));
    long hour = Duration.ofHours(1).toMillis();
    assertThat(find(tokens.access()))
        .contains(new Token(TokenKind.ACCESS, grant, now(), now(), now() + hour));
    assertThat(find(tokens.refresh().orElseThrow()))
        .contains(new Token(TokenKind.REFRESH, grant, now(), now(), now() + 30 * 24 * hour));
  }

  @Test
  void aCodeThatComesAgainRevokesWhatCameOfIt() {
    Secret code = code();
    TokenResponse tokens = redeem(code).response().orElseThrow();
    assertThat(redeem(code)).isEqualTo(new TokenAnswer(REPLAYED, Optional.empty()));
    assertVoid(tokens);
    assertThat(outcome(redeem(code))).isEqualTo(UNKNOWN);
    assertThat(value("MATCH (r:Revocation) RETURN collect(r.key) AS value"))
        .isEqualTo(List.of("grant:" + tokens.grant().id()));
  }

  @Test
  void aCodeIsNotUsedUpByWhoPresentsItWrongly() {
    Secret code = code();
    assertThat(wrongly(code)).containsOnly(UNKNOWN);
    TokenResponse tokens = redeem(code).response().orElseThrow();
    assertThat(wrongly(code)).as("nor does that revoke anything").containsOnly(UNKNOWN);
    assertThat(find(tokens.access())).isPresent();
  }

  private List<Object> wrongly(Secret code) {
    Optional<Secret> verifier = Optional.of(VERIFIER);
    Optional<Secret> other = Optional.of(new Secret("other"));
    return List.of(
            new CodeRedemption(code, "shop", BACK, verifier, true),
            new CodeRedemption(code, "wiki", BACK + "/", verifier, true),
            new CodeRedemption(code, "wiki", BACK, Optional.empty(), true),
            new CodeRedemption(code, "wiki", BACK, other, true))
        .stream()
        .<Object>map(redemption -> outcome(Answers.get(store.redeem(redemption))))
        .toList();
  }

  @Test
  void aCodeWithoutAChallengeTakesNoVerifier() {
    CodeRequest request = new CodeRequest("wiki", "ann", SCOPES, BACK, Optional.empty());
    Secret code = Answers.get(store.issueCode(request)).orElseThrow();
    assertThat(outcome(redeem(code))).isEqualTo(UNKNOWN);
    CodeRedemption plain = new CodeRedemption(code, "wiki", BACK, Optional.empty(), false);
    TokenAnswer answer = Answers.get(store.redeem(plain));
    assertThat(answer.response().orElseThrow().refresh()).isEmpty();
  }

  @Test
  void aTokenIsNoCodeAndACodeIsNoToken() {
    Secret code = code();
    assertThat(find(code)).isEmpty();
    assertThat(outcome(refresh(code))).isEqualTo(UNKNOWN);
    TokenResponse tokens = redeem(code).response().orElseThrow();
    assertThat(outcome(redeem(tokens.access()))).isEqualTo(UNKNOWN);
    assertThat(outcome(refresh(tokens.access()))).isEqualTo(UNKNOWN);
  }

  @Test
  void expire() {
    Secret code = code();
    Secret late = code();
    pass(Duration.ofSeconds(59));
    TokenResponse tokens = redeem(code).response().orElseThrow();
    pass(Duration.ofSeconds(1));
    assertThat(outcome(redeem(late))).isEqualTo(UNKNOWN);
    pass(Duration.ofHours(1).minusMillis(1001));
    assertThat(find(tokens.access())).isPresent();
    pass(Duration.ofMillis(1));
    assertThat(find(tokens.access())).isEmpty();
    assertThat(find(tokens.refresh().orElseThrow())).isPresent();
    pass(Duration.ofDays(30));
    assertVoid(tokens);
  }

  @Test
  void aRefreshTokenIsUsedOnceForTheNext() {
    TokenResponse first = tokens();
    TokenResponse second = refresh(first.refresh().orElseThrow()).response().orElseThrow();
    assertThat(find(first.access())).isPresent();
    assertThat(find(first.refresh().orElseThrow())).isEmpty();
    assertThat(find(second.access())).isPresent();
    TokenResponse third = refresh(second.refresh().orElseThrow()).response().orElseThrow();
    assertThat(outcome(refresh(first.refresh().orElseThrow()))).isEqualTo(REPLAYED);
    assertVoid(third);
    assertThat(find(first.access())).isEmpty();
  }

  @Test
  void aGrantHasSoManyTokensAtMost() {
    Secret refresh = tokens().refresh().orElseThrow();
    addUsed(TokenOperations.MAX_TOKENS - 3); // a code and two tokens are there
    assertThat(outcome(refresh(refresh))).isEqualTo(UNKNOWN);
    assertThat(find(refresh)).as("it is not used up").isPresent();
    pass(Duration.ofMinutes(2)); // those that were added have expired, and the code
    assertThat(outcome(refresh(refresh))).isEqualTo(DONE);
  }

  @Test
  void aGrantWithOneTokenLessIsRefreshed() {
    Secret refresh = tokens().refresh().orElseThrow();
    addUsed(TokenOperations.MAX_TOKENS - 4);
    assertThat(outcome(refresh(refresh))).isEqualTo(DONE);
  }

  private void addUsed(long count) {
    graph(
        """
        MATCH (grant:OAuthGrant) UNWIND range(1, %d) AS n
        CREATE (grant)-[:HAS_TOKEN]->(token:OAuthToken {hash: 'used' + n, kind: 'refresh'})
        SET token.used = true, token.issued = %d, token.expires = %d
        """
            .formatted(count, now(), now() + 60_000));
  }

  @Test
  void aRefreshTokenIsOfItsClientAlone() {
    Secret refresh = tokens().refresh().orElseThrow();
    RefreshRequest stolen = new RefreshRequest(refresh, "shop", List.of());
    assertThat(outcome(Answers.get(store.refresh(stolen)))).isEqualTo(UNKNOWN);
    TokenResponse next = refresh(refresh).response().orElseThrow();
    assertThat(outcome(Answers.get(store.refresh(stolen)))).isEqualTo(UNKNOWN);
    assertThat(find(next.access())).isPresent();
  }

  @Test
  void anAccessTokenMayHaveFewerScopesThanItsGrantButNotMore() {
    Secret refresh = tokens().refresh().orElseThrow();
    assertThat(refresh(refresh, "people", "messages"))
        .isEqualTo(new TokenAnswer(FORBIDDEN, Optional.empty()));
    TokenResponse narrow = refresh(refresh, "people").response().orElseThrow();
    assertThat(narrow.grant().scopes()).containsExactly("people");
    assertThat(find(narrow.access()).orElseThrow().grant()).isEqualTo(narrow.grant());
    TokenResponse whole = refresh(narrow.refresh().orElseThrow()).response().orElseThrow();
    assertThat(whole.grant().scopes()).isEqualTo(SCOPES);
  }

  @Test
  void aGrantThatIsRefreshedForLongStaysSmall() {
    store = store(new TokenLifetimes(minutes(1), minutes(60), Duration.ofHours(10)));
    Secret refresh = tokens().refresh().orElseThrow();
    for (int hour = 0; hour < 30; hour++) {
      pass(Duration.ofHours(1));
      refresh = refresh(refresh).response().orElseThrow().refresh().orElseThrow();
    }
    assertThat(value("MATCH (t:OAuthToken {kind: 'access'}) RETURN count(t) AS value"))
        .isEqualTo(1L);
    assertThat(value("MATCH (t:OAuthToken {used: true}) RETURN count(t) AS value"))
        .as("those whose reuse is still noticed")
        .isEqualTo(9L);
    assertThat(value("MATCH (g:OAuthGrant) RETURN g.expires AS value"))
        .isEqualTo(now() + Duration.ofHours(10).toMillis());
  }

  private static Duration minutes(int minutes) {
    return Duration.ofMinutes(minutes);
  }

  @Test
  void areIssuedOnlyForWhatThePersonConsentsTo() {
    assertThat(issued("wiki", "ann", "people", "messages")).isFalse();
    assertThat(issued("shop", "ann", "activities")).isFalse();
    assertThat(issued("wiki", "bob", "people")).isFalse();
    assertThat(issued("stranger", "ann", "people")).isFalse();
    graph("MATCH (c:OAuthClient {id: 'wiki'}) SET c.enabled = false");
    assertThat(issued("wiki", "ann", "people")).isFalse();
    assertThat(value("MATCH (n:OAuthGrant|OAuthToken) RETURN count(n) AS value")).isEqualTo(0L);
    assertThat(issued("shop", "ann", "people")).isTrue();
  }

  /** By a code or at once. */
  private boolean issued(String client, String person, String... scopes) {
    CodeRequest code = new CodeRequest(client, person, List.of(scopes), BACK, Optional.empty());
    AccessRequest access = new AccessRequest(client, Optional.of(person), List.of(scopes));
    boolean first = Answers.get(store.issueCode(code)).isPresent();
    assertThat(Answers.get(store.issueAccess(access)).isPresent()).isEqualTo(first);
    return first;
  }

  @Test
  void aClientMayActForItself() {
    AccessRequest request = new AccessRequest("wiki", Optional.empty(), List.of("messages"));
    TokenResponse tokens = Answers.get(store.issueAccess(request)).orElseThrow();
    assertThat(tokens.refresh()).isEmpty();
    assertThat(find(tokens.access()).orElseThrow().grant())
        .isEqualTo(new Grant(tokens.grant().id(), "wiki", null, List.of("messages")));
    run(RevocationOperations.ADD, new AddRevocation(RevocationKind.PERSON, "null", now()));
    assertThat(find(tokens.access())).isPresent();
    Answers.get(store.revoke(tokens.access(), "wiki"));
    assertThat(find(tokens.access())).isEmpty();
  }

  @Test
  void areVoidWhileTheClientIsDisabled() {
    TokenResponse tokens = tokens();
    Secret code = code();
    graph("MATCH (c:OAuthClient {id: 'wiki'}) SET c.enabled = false");
    assertVoid(tokens);
    assertThat(outcome(redeem(code))).isEqualTo(UNKNOWN);
  }

  @Test
  void bringNothingMoreThanThePersonStillConsentsTo() {
    TokenResponse tokens = tokens();
    Secret code = code();
    graph("MATCH (:Person)-[c:CONSENTS_TO]->({id: 'wiki'}) SET c.scopes = ['people']");
    assertThat(outcome(redeem(code))).isEqualTo(UNKNOWN);
    assertThat(outcome(refresh(tokens.refresh().orElseThrow()))).isEqualTo(UNKNOWN);
    graph("MATCH (:Person)-[c:CONSENTS_TO]->({id: 'wiki'}) DELETE c");
    assertThat(outcome(redeem(code))).isEqualTo(UNKNOWN);
  }

  @Test
  void areVoidOnceTheyAreRevoked() {
    for (RevocationKind kind : List.of(RevocationKind.values()).subList(0, 4)) {
      TokenResponse tokens = tokens();
      Secret code = code();
      String grant =
          (String) value("MATCH (t {hash: '%s'})--(g) RETURN g.id AS value".formatted(code.hash()));
      pass(Duration.ofMillis(1));
      for (String subject : subjects(kind, tokens.grant().id(), grant)) {
        run(RevocationOperations.ADD, new AddRevocation(kind, subject, now()));
      }
      assertVoid(tokens);
      assertThat(outcome(redeem(code))).as(kind.name()).isEqualTo(UNKNOWN);
      pass(Duration.ofMillis(1));
    }
  }

  private static List<String> subjects(RevocationKind kind, String... grants) {
    return switch (kind) {
      case PERSON -> List.of("ann");
      case CLIENT -> List.of("wiki");
      case GRANT -> List.of(grants);
      default -> List.of("");
    };
  }

  /** Somebody refreshes while the revocation is on its way. */
  @Test
  void areVoidIfTheirGrantWasMadeBeforeARevocation() {
    Secret refresh = tokens().refresh().orElseThrow();
    long revoked = now();
    pass(Duration.ofMillis(1));
    TokenResponse late = refresh(refresh).response().orElseThrow();
    run(RevocationOperations.ADD, new AddRevocation(RevocationKind.PERSON, "ann", revoked));
    assertVoid(late);
  }

  @Test
  void areRevokedByTheirClientWithAllOfTheirGrant() {
    TokenResponse tokens = tokens();
    TokenResponse others = tokens();
    Answers.get(store.revoke(tokens.access(), "shop"));
    assertThat(find(tokens.access())).isPresent();
    Answers.get(store.revoke(Secret.random(), "wiki"));
    assertThat(value("MATCH (r:Revocation) RETURN count(r) AS value")).isEqualTo(0L);
    Answers.get(store.revoke(tokens.access(), "wiki"));
    assertVoid(tokens);
    assertThat(value("MATCH (r:Revocation) RETURN collect(r.subject) AS value"))
        .isEqualTo(List.of(tokens.grant().id()));
    assertThat(find(others.access())).isPresent();
    Answers.get(store.revoke(others.refresh().orElseThrow(), "wiki"));
    assertVoid(others);
    Secret code = code();
    Answers.get(store.revoke(code, "wiki"));
    assertThat(outcome(redeem(code))).isEqualTo(UNKNOWN);
  }

  /** Another server may have issued one by a clock that is ahead. */
  @Test
  void areRevokedUntilTheLastHasExpired() {
    TokenResponse tokens = tokens();
    long expires = find(tokens.refresh().orElseThrow()).orElseThrow().expires();
    Answers.get(store.revoke(tokens.access(), "wiki"));
    assertThat(value("MATCH (r:Revocation) RETURN r.before AS value")).isEqualTo(expires);
  }

  @Test
  void goWithTheirPerson() {
    tokens();
    run(PeopleOperations.DELETE, new DeletePerson("ann"));
    assertThat(value("MATCH (n:OAuthGrant|OAuthToken) RETURN count(n) AS value")).isEqualTo(0L);
    assertThat(
            value("MATCH (r:Revocation) WITH r ORDER BY r.sequence RETURN collect(r.key) AS value"))
        .isEqualTo(List.of("person:ann"));
  }

  @Test
  void ofAClientForItselfAreOfAThousandGrantsAtMost() {
    graph(
        """
        MATCH (c:OAuthClient {id: 'wiki'})
        UNWIND range(1, 1000) AS i
        CREATE (c)-[:HAS_GRANT]->(:OAuthGrant {id: 'g' + i, client: 'wiki', scopes: [], created: 1, expires: i})
            -[:HAS_TOKEN]->(:OAuthToken {hash: 'h' + i, kind: 'access', expires: i})
        """);
    AccessRequest own = new AccessRequest("wiki", Optional.empty(), List.of());
    Secret access = Answers.get(store.issueAccess(own)).orElseThrow().access();
    assertThat(find(access)).isPresent();
    assertThat(value("MATCH (g:OAuthGrant) RETURN count(g) AS value")).isEqualTo(1_000L);
    assertThat(value("MATCH (t:OAuthToken) RETURN count(t) AS value")).isEqualTo(1_000L);
    assertThat(value("MATCH (g:OAuthGrant {id: 'g1'}) RETURN count(g) AS value")).isEqualTo(0L);
  }

  @Test
  void areListedByGrantAsLongAsTheyLast() {
    Grant first = tokens().grant();
    Grant second = tokens().grant();
    AccessRequest own = new AccessRequest("shop", Optional.empty(), List.of());
    Grant third = Answers.get(store.issueAccess(own)).orElseThrow().grant();
    assertThat(grants(null, null)).containsExactly(first, second, third);
    assertThat(grants("ann", null)).containsExactly(first, second);
    assertThat(grants("ann", "shop")).isEmpty();
    assertThat(grants(null, "shop")).containsExactly(third);
    pass(Duration.ofHours(1));
    assertThat(grants(null, null)).containsExactly(first, second);
    Page page = new Page(1, 1);
    assertThat(run(TokenOperations.LIST, new ListGrants("ann", null, page, now())))
        .satisfies(found -> assertThat(found.total()).isEqualTo(2))
        .satisfies(found -> assertThat(found.grants()).containsExactly(second));
    run(
        RevocationOperations.ADD,
        new AddRevocation(RevocationKind.CONSENT, RevocationKind.consent("wiki", "ann"), now()));
    assertThat(grants("ann", null)).as("of those that are deleted in batches").isEmpty();
  }

  private List<Grant> grants(String person, String client) {
    return run(TokenOperations.LIST, new ListGrants(person, client, new Page(0, 9), now()))
        .grants();
  }

  @Test
  void areInTheGraphAsHashesAlone() {
    Secret code = code();
    TokenResponse tokens = redeem(code).response().orElseThrow();
    assertThat(value(EVERYTHING).toString())
        .contains(code.hash(), tokens.access().hash())
        .doesNotContain(code.text(), tokens.access().text())
        .doesNotContain(tokens.refresh().orElseThrow().text(), VERIFIER.text());
    assertThat(tokens.toString())
        .doesNotContain(tokens.access().text(), tokens.refresh().orElseThrow().text());
    assertThat(redemption(code).toString()).doesNotContain(code.text(), VERIFIER.text());
    assertThat(outcome(redeem(Secret.random()))).isNotEqualTo(DONE);
  }
}
