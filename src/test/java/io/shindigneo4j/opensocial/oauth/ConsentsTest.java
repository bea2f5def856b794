package io.shindigneo4j.opensocial.oauth;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.authorization.ConsentOperations.Consent;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentOutcome;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.ListRevocations;
import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import io.shindigneo4j.schema.authorization.TokenOperations;
import io.shindigneo4j.schema.authorization.TokenOperations.FindToken;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import io.shindigneo4j.schema.authorization.TokenOperations.IssueAccess;
import io.shindigneo4j.schema.authorization.TokenOperations.NewToken;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenChange;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import io.shindigneo4j.schema.expiry.ExpiredData;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.OverBolt;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;

@OverBolt
@EveryQueryMode(oneText = true)
@DisplayName("People let clients act for them, and end it")
class ConsentsTest {

  /** As many as wait for a connection by Bolt. */
  private static final int AT_ONCE = 100;

  private static final Page ALL = new Page(0, 1_000);
  private static final long LATER = 100_000;

  @Parameter(0)
  private QueryMode mode;

  @Parameter(1)
  private Link link;

  private GraphServer server;
  private GraphDriver driver;
  private OperationRunner operations;
  private ConsentStore consents;

  @BeforeEach
  void connect(GraphServer graph) {
    server = graph;
    driver = link.sharedDriver(graph);
    operations = new OperationRunner(driver, mode);
    consents = at(1_000);
    graph(
        """
        CREATE (:Person {id: 'ann'}), (:Person {id: 'bob'})
        WITH 0 AS people
        UNWIND ['b', 'a', 'off', '\uFB01', '😀'] AS id
        CREATE (:OAuthClient {id: id, name: toUpper(id), kind: 'public', redirectUris: [],
          grantTypes: [], scopes: [], enabled: id <> 'off', created: 1})
        """);
  }

  private ConsentStore at(long now) {
    return new ConsentStore(operations, Clock.fixed(Instant.ofEpochMilli(now), ZoneOffset.UTC));
  }

  @Test
  void growByScopes() {
    assertThat(grant("ann", "a", "people:read", "groups:read")).isEqualTo(ConsentOutcome.DONE);
    Answers.get(at(2_000).grant("ann", "a", List.of("groups:read", "albums:read")));
    assertThat(Answers.get(consents.find("ann", "a")))
        .contains(
            new Consent("a", "A", List.of("albums:read", "groups:read", "people:read"), 1_000));
    assertThat(Answers.get(consents.find("bob", "a"))).isEmpty();
    assertThat(Answers.get(consents.find("ann", "b"))).isEmpty();
  }

  @Test
  void areForKnownPeopleAndClientsThatAreEnabled() {
    assertThat(grant("nobody", "a", "x")).isEqualTo(ConsentOutcome.UNKNOWN);
    assertThat(grant("ann", "nothing", "x")).isEqualTo(ConsentOutcome.UNKNOWN);
    assertThat(grant("ann", "off", "x")).isEqualTo(ConsentOutcome.UNKNOWN);
    assertThat(count("()-[r:CONSENTS_TO]->()")).isZero();
  }

  @Test
  void areListedInOrderOfTheClient() {
    for (String client : List.of("😀", "\uFB01", "b", "a")) {
      grant("ann", client, "x");
    }
    grant("bob", "a", "x");
    assertThat(Answers.get(consents.list("ann", ALL)).consents())
        .extracting(Consent::client)
        .containsExactly("a", "b", "\uFB01", "😀");
    assertThat(Answers.get(consents.list("ann", new Page(1, 1))).consents())
        .extracting(Consent::client)
        .containsExactly("b");
    assertThat(Answers.get(consents.list("ann", new Page(1, 1))).total()).isEqualTo(4);
    assertThat(Answers.get(consents.list("nobody", ALL)).total()).isZero();
  }

  @Test
  void endWithWhatWasGrantedBecauseOfThem() {
    grant("ann", "a", "x");
    grant("ann", "b", "x");
    grant("bob", "a", "x");
    issue("2", "ann", "a");
    issue("1", "ann", "a");
    issue("3", "ann", "b");
    issue("4", "bob", "a");
    assertThat(withdraw("ann", "a")).isEqualTo(ConsentOutcome.DONE);
    assertThat(Answers.get(consents.find("ann", "a"))).isEmpty();
    assertThat(revocations())
        .allMatch(revocation -> revocation.before() >= 1_000)
        .extracting(revocation -> revocation.kind() + revocation.subject())
        .containsExactly("consenta ann");
    assertThat(count("(n:OAuthGrant)")).isEqualTo(2);
    assertThat(count("(n:OAuthToken)")).isEqualTo(2);
    assertThat(Answers.get(consents.find("ann", "b"))).isPresent();
    assertThat(Answers.get(consents.find("bob", "a"))).isPresent();
  }

  @Test
  void endOnce() {
    grant("ann", "a", "x");
    withdraw("ann", "a");
    assertThat(withdraw("ann", "a")).isEqualTo(ConsentOutcome.UNKNOWN);
    assertThat(withdraw("nobody", "a")).isEqualTo(ConsentOutcome.UNKNOWN);
    assertThat(withdraw("ann", "nothing")).isEqualTo(ConsentOutcome.UNKNOWN);
    assertThat(revocations()).isEmpty();
  }

  /** Some with few tokens, one with many. */
  private void grantMuch() {
    grant("ann", "a", "x");
    graph(
        """
        MATCH (ann:Person {id: 'ann'})
        UNWIND range(1, 300) AS i
        CREATE (ann)-[:HAS_GRANT]->(grant:OAuthGrant {id: 'm' + (1000 + i), client: 'a',
          person: 'ann', scopes: ['x'], created: CASE i WHEN 7 THEN 1500 ELSE 10 END,
          expires: 100000})
        WITH i, grant
        UNWIND range(1, CASE i WHEN 7 THEN 2000 ELSE 1 END) AS j
        CREATE (grant)-[:HAS_TOKEN]->(:OAuthToken {hash: 'h' + i + '.' + j, kind: 'access',
          issued: 10, expires: 100000})
        """);
  }

  private boolean isValid(String hash) {
    return Answers.get(operations.run(TokenOperations.FIND, new FindToken(hash, 20))).isPresent();
  }

  private void deleteVoidGrants() {
    server
        .database("neo4j")
        .executeTransactionally(
            ExpiredData.VOID_GRANTS.cypher(), ExpiredData.VOID_GRANTS.parameters(2_000));
  }

  @Test
  void endByOneRevocationHoweverMuchWasGranted() {
    grantMuch();
    grant("bob", "a", "x");
    issue("4", "bob", "a");
    assertThat(isValid("h7.1")).isTrue();
    assertThat(withdraw("ann", "a")).isEqualTo(ConsentOutcome.DONE);
    assertThat(revocations())
        .extracting(revocation -> revocation.kind() + revocation.subject() + revocation.before())
        .containsExactly("consenta ann1500");
    assertThat(List.of(isValid("h1.1"), isValid("h7.1"), isValid("h300.1"))).containsOnly(false);
    assertThat(count("(n:OAuthGrant {person: 'ann'})")).isEqualTo(201);
    assertThat(count("(n:OAuthGrant {id: 'm1007'})")).isEqualTo(1);
    deleteVoidGrants();
    assertThat(count("(n:OAuthGrant {person: 'ann'})")).isZero();
    assertThat(count("(n:OAuthToken)")).isEqualTo(1);
    assertThat(isValid("t4")).isTrue();
  }

  @Test
  void goWithAPersonHoweverMuchWasGranted() {
    grantMuch();
    Answers.get(operations.run(PeopleOperations.DELETE, new DeletePerson("ann")));
    assertThat(revocations())
        .extracting(revocation -> revocation.kind() + revocation.subject())
        .containsExactly("personann");
    graph("CREATE (:Person {id: 'ann'})");
    assertThat(List.of(isValid("h7.1"), isValid("h300.1"))).containsOnly(false);
    deleteVoidGrants();
    assertThat(count("(n:OAuthGrant|OAuthToken)")).isZero();
  }

  @Test
  void letAClientHaveSoManyGrantsOfWhichThoseThatEndFirstGo() {
    grant("ann", "a", "x");
    grant("ann", "b", "x");
    issue("other", "ann", "b");
    Grant lasting = new Grant("0", "a", "ann", List.of("x"));
    Answers.get(
        operations.run(
            TokenOperations.ISSUE_ACCESS,
            new IssueAccess(lasting, new NewToken("t0", LATER + 1), 1_000)));
    for (long i = 1; i <= TokenOperations.MAX_GRANTS + 1; i++) {
      issue("g" + (1_000 + i), "ann", "a");
    }
    assertThat(count("(n:OAuthGrant {client: 'a'})")).isEqualTo(TokenOperations.MAX_GRANTS);
    assertThat(List.of(isValid("t0"), isValid("tg1003"), isValid("tg1101"), isValid("tother")))
        .containsOnly(true);
    assertThat(List.of(isValid("tg1001"), isValid("tg1002"))).containsOnly(false);
    assertThat(count("(n:OAuthToken {hash: 'tg1001'})")).isZero();
    assertThat(revocations()).isEmpty();
  }

  /** Who no longer trusts a client can end it, whatever has become of the client. */
  @Test
  void endForAClientThatIsDisabled() {
    grant("ann", "a", "x");
    graph("MATCH (c:OAuthClient {id: 'a'}) SET c.enabled = false");
    assertThat(withdraw("ann", "a")).isEqualTo(ConsentOutcome.DONE);
  }

  @Test
  void goWithThePerson() {
    grant("ann", "a", "x");
    grant("ann", "b", "x");
    grant("bob", "a", "x");
    issue("1", "ann", "a");
    Answers.get(operations.run(PeopleOperations.DELETE, new DeletePerson("ann")));
    assertThat(count("()-[r:CONSENTS_TO]->()")).isEqualTo(1);
    assertThat(count("(n:OAuthClient)")).isEqualTo(5);
    assertThat(count("(n:OAuthGrant)")).isZero();
    graph("CREATE (:Person {id: 'ann'})");
    assertThat(Answers.get(consents.list("ann", ALL)).total()).isZero();
  }

  /** Whatever comes last: there is one consent or none, and no grant without a consent. */
  @Test
  void areConsistentWhileTheyAreGivenUsedAndEndedAtOnce() {
    long issued = 0;
    for (int round = 0; issued == 0; round++) {
      assertThat(round).as("rounds in each of which no token was issued").isLessThan(20);
      issued = changeAtOnce(round);
      withdraw("ann", "a");
      withdraw("ann", "b");
    }
    assertThat(revocations())
        .isNotEmpty()
        .extracting(Revocation::subject)
        .isSubsetOf("a ann", "b ann");
  }

  /** How many tokens are issued, which may be before there is a consent, or after its end. */
  private long changeAtOnce(int round) {
    List<CompletableFuture<?>> all = new ArrayList<>();
    for (int i = 0; i < AT_ONCE / 6; i++) {
      for (String client : List.of("a", "b")) {
        all.add(consents.grant("ann", client, List.of("x", "x" + i)));
        all.add(issuing("g" + client + i + "-" + round, "ann", client));
        all.add(
            i % 2 == 0
                ? consents.withdraw("ann", client)
                : consents.grant("bob", client, List.of("x")));
      }
    }
    all.forEach(Answers::get);
    assertThat(
            count(
                "(n:Person)-[:HAS_GRANT]->(g)"
                    + " WHERE NOT EXISTS { (n)-[:CONSENTS_TO]->(:OAuthClient {id: g.client}) }"))
        .isZero();
    assertThat(count("(n:Person)-[c:CONSENTS_TO]->(m) WITH n, m, count(c) AS c WHERE c > 1"))
        .isZero();
    assertThat(count("(n:OAuthToken) WHERE NOT EXISTS { (n)<-[:HAS_TOKEN]-() }")).isZero();
    return all.stream().filter(change -> isIssued(change.join())).count();
  }

  /** No scope is lost that was granted at the same time as another. */
  @Test
  void keepAllScopesThatAreGrantedAtOnce() {
    List<CompletableFuture<ConsentOutcome>> all = new ArrayList<>();
    for (int i = 0; i < AT_ONCE; i++) {
      all.add(consents.grant("ann", "a", List.of("s" + i)));
    }
    assertThat(all.stream().map(Answers::get)).containsOnly(ConsentOutcome.DONE);
    assertThat(Answers.get(consents.find("ann", "a")).orElseThrow().scopes()).hasSize(AT_ONCE);
    assertThat(count("()-[r:CONSENTS_TO]->()")).isEqualTo(1);
  }

  private static boolean isIssued(Object change) {
    return change instanceof TokenChange token && token.outcome() == TokenOutcome.DONE;
  }

  private ConsentOutcome grant(String person, String client, String... scopes) {
    return Answers.get(consents.grant(person, client, List.of(scopes)));
  }

  private ConsentOutcome withdraw(String person, String client) {
    return Answers.get(consents.withdraw(person, client));
  }

  private void issue(String id, String person, String client) {
    assertThat(Answers.get(issuing(id, person, client)).outcome()).isEqualTo(TokenOutcome.DONE);
  }

  private CompletableFuture<TokenChange> issuing(String id, String person, String client) {
    Grant grant = new Grant(id, client, person, List.of("x"));
    return operations.run(
        TokenOperations.ISSUE_ACCESS, new IssueAccess(grant, new NewToken("t" + id, LATER), 1_000));
  }

  private List<Revocation> revocations() {
    return Answers.get(operations.run(RevocationOperations.LIST, new ListRevocations(0)));
  }

  private long count(String pattern) {
    return (long)
        Answers.get(driver.run(Statement.cypher("MATCH " + pattern + " RETURN count(*) AS value")))
            .first()
            .orElseThrow()
            .get("value");
  }

  private void graph(String cypher) {
    Answers.get(driver.run(Statement.cypher(cypher).writing()));
  }
}
