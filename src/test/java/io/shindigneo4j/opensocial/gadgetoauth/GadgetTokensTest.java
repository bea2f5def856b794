package io.shindigneo4j.opensocial.gadgetoauth;

import static io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome.CLAIMED;
import static io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome.DONE;
import static io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome.EXISTS;
import static io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome.FULL;
import static io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.oauth.Issuance;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenEntry;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.TokenPlace;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ClientProof;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ServiceOutcome;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.OverBolt;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;

@OverBolt
@EveryQueryMode(oneText = true)
@DisplayName("Services of gadgets and their tokens")
class GadgetTokensTest {

  private static final String GADGET = "https://g.example.org/g.xml";
  private static final Duration MINUTE = Duration.ofMinutes(1);
  private static final Optional<String> ANY = Optional.empty();

  @Parameter(0)
  private QueryMode mode;

  @Parameter(1)
  private Link link;

  private GraphDriver driver;
  private OperationRunner operations;
  private ServiceRegistry services;
  private GadgetTokenStore tokens;
  private String service;

  @BeforeEach
  void connect(GraphServer server) {
    driver = link.sharedDriver(server);
    operations = new OperationRunner(driver, mode);
    services = new ServiceRegistry(operations, clock(1_000));
    tokens = at(1_000, RevocationCheck.NONE);
    graph("CREATE (:Person {id: 'ann'}), (:Person {id: 'bob'})");
    service = register(GADGET, "mail");
  }

  private GadgetTokenStore at(long now, RevocationCheck revocations) {
    return new GadgetTokenStore(operations, revocations, clock(now));
  }

  private static Clock clock(long now) {
    return Clock.fixed(Instant.ofEpochMilli(now), ZoneOffset.UTC);
  }

  private String register(String gadget, String name) {
    String id = UUID.randomUUID().toString();
    assertThat(Answers.get(services.register(registration(id, gadget, name))))
        .isEqualTo(ServiceOutcome.DONE);
    return id;
  }

  private static ServiceRegistration registration(String id, String gadget, String name) {
    return new ServiceRegistration(
        id,
        gadget,
        name,
        ClientProof.CLIENT_SECRET_BASIC,
        "shindig",
        Optional.of("k.sealed"),
        Optional.empty(),
        new ServiceRegistration.Endpoints(
            Optional.empty(),
            Optional.of(new ServiceAddress("https://s.example.org/authorize")),
            Optional.of(new ServiceAddress("https://s.example.org/token"))),
        Set.of(
            new ServiceResource("https://s.example.org/b/"),
            new ServiceResource("https://s.example.org/a/")));
  }

  @Test
  void aServiceIsOfOneGadgetAndName() {
    GadgetService found = Answers.get(services.find(GADGET, "mail")).orElseThrow();
    assertThat(found)
        .isEqualTo(
            new GadgetService(
                service,
                GADGET,
                "mail",
                ClientProof.CLIENT_SECRET_BASIC,
                "shindig",
                "k.sealed",
                null,
                null,
                "https://s.example.org/authorize",
                "https://s.example.org/token",
                List.of("https://s.example.org/a/", "https://s.example.org/b/"),
                1_000));
    assertThat(Answers.get(services.find(GADGET + "?", "mail"))).isEmpty();
    assertThat(Answers.get(services.find(GADGET, "Mail"))).isEmpty();
    assertThat(Answers.get(services.find("x".repeat(10_000), ""))).isEmpty();
    assertThat(Answers.get(services.register(registration("other", GADGET, "mail"))))
        .isEqualTo(ServiceOutcome.EXISTS);
    register(GADGET, "calendar");
    assertThat(Answers.get(services.list(new Page(0, 1))).services())
        .extracting(GadgetService::name)
        .containsExactly("calendar");
    assertThat(Answers.get(services.list(new Page(0, 1))).total()).isEqualTo(2);
  }

  @Test
  void aServiceThatIsRemovedLeavesNothingToItsSuccessor() {
    put("ann", "t", "v1", ANY);
    assertThat(Answers.get(services.remove(GADGET, "mail"))).isEqualTo(ServiceOutcome.DONE);
    assertThat(Answers.get(services.remove(GADGET, "mail"))).isEqualTo(ServiceOutcome.UNKNOWN);
    assertThat(put("ann", "t", "v2", ANY)).isEqualTo(UNKNOWN);
    service = register(GADGET, "mail");
    assertThat(find("ann", "t")).isEmpty();
  }

  @Test
  void aTokenIsOfItsPersonAndName() {
    assertThat(put("ann", "t", "v1", ANY)).isEqualTo(DONE);
    assertThat(put("nobody", "t", "v1", ANY)).isEqualTo(UNKNOWN);
    assertThat(find("ann", "t")).contains("v1");
    assertThat(find("bob", "t")).isEmpty();
    assertThat(find("ann", "T")).isEmpty();
    assertThat(put("ann", "t", "v2", ANY)).isEqualTo(DONE);
    assertThat(find("ann", "t")).contains("v2");
    assertThat(count("(n:GadgetToken)")).isEqualTo(1);
  }

  @Test
  void aPersonSeesWhichTokensThereAre() {
    put("ann", "😀", "v1", ANY);
    put("ann", "\uFB01", "v1", ANY);
    put("bob", "t", "v1", ANY);
    String mail = service;
    service = register(GADGET, "calendar");
    put("ann", "t", "v1", ANY);
    assertThat(Answers.get(tokens.list("ann")))
        .containsExactly(
            new GadgetTokenEntry(service, GADGET, "calendar", "t", 500, 900_000),
            new GadgetTokenEntry(mail, GADGET, "mail", "\uFB01", 500, 900_000),
            new GadgetTokenEntry(mail, GADGET, "mail", "😀", 500, 900_000));
    assertThat(Answers.get(tokens.list("nobody"))).isEmpty();
    assertThat(Answers.get(at(900_000, RevocationCheck.NONE).list("ann"))).isEmpty();
    assertThat(Answers.get(at(1_000, issuance -> isOf(issuance)).list("ann"))).isEmpty();
    Answers.get(services.remove(GADGET, "mail"));
    assertThat(Answers.get(tokens.list("ann"))).hasSize(1);
    assertThat(Answers.get(tokens.list("bob"))).isEmpty();
  }

  @Test
  void aVersionIsReplacedAndRemovedOnce() {
    put("ann", "t", "v1", ANY);
    assertThat(put("ann", "t", "v3", Optional.of("v2"))).isEqualTo(UNKNOWN);
    assertThat(put("ann", "t", "v2", Optional.of("v1"))).isEqualTo(DONE);
    assertThat(put("ann", "t", "v3", Optional.of("v1"))).isEqualTo(UNKNOWN);
    assertThat(put("ann", "other", "v3", Optional.of("v1"))).isEqualTo(UNKNOWN);
    assertThat(Answers.get(tokens.remove(place("ann", "t"), "v1"))).isEqualTo(UNKNOWN);
    assertThat(Answers.get(tokens.remove(place("ann", "t"), "v2"))).isEqualTo(DONE);
    assertThat(Answers.get(tokens.remove(place("ann", "t"), "v2"))).isEqualTo(UNKNOWN);
  }

  @Test
  void theFirstOfThoseThatComeAtOnceStays() {
    List<CompletableFuture<GadgetTokenOutcome>> all =
        IntStream.range(0, 10)
            .mapToObj(i -> tokens.putUnlessGrantedAfter(place("ann", "t"), token("v" + i), 499))
            .toList();
    List<GadgetTokenOutcome> outcomes = all.stream().map(Answers::get).toList();
    assertThat(outcomes).containsOnlyOnce(DONE).containsOnly(DONE, EXISTS);
    assertThat(find("ann", "t")).contains("v" + outcomes.indexOf(DONE));
    assertThat(putUnlessAfter(500, "new")).as("the one there is old").isEqualTo(DONE);
    assertThat(find("ann", "t")).contains("new");
    assertThat(putUnlessAfter(499, "v")).isEqualTo(EXISTS);
    GadgetTokenStore later = at(900_000, RevocationCheck.NONE);
    assertThat(Answers.get(later.putUnlessGrantedAfter(place("ann", "t"), token("later"), 0)))
        .as("the one there has expired")
        .isEqualTo(DONE);
  }

  private GadgetTokenOutcome putUnlessAfter(long moment, String version) {
    return Answers.get(tokens.putUnlessGrantedAfter(place("ann", "t"), token(version), moment));
  }

  @Test
  void oneRenewsAToken() {
    put("ann", "t", "v1", ANY);
    assertThat(claim(tokens, "v2")).isEqualTo(UNKNOWN);
    List<CompletableFuture<GadgetTokenOutcome>> all =
        IntStream.range(0, 10)
            .mapToObj(i -> tokens.claim(place("ann", "t"), "v1", MINUTE))
            .toList();
    assertThat(all.stream().map(Answers::get)).containsOnlyOnce(DONE).contains(CLAIMED);
    assertThat(claim(at(60_999, RevocationCheck.NONE), "v1")).isEqualTo(CLAIMED);
    assertThat(claim(at(61_000, RevocationCheck.NONE), "v1")).isEqualTo(DONE);
    put("ann", "t", "v2", Optional.of("v1"));
    assertThat(claim(at(61_000, RevocationCheck.NONE), "v2"))
        .as("a new one is free")
        .isEqualTo(DONE);
  }

  private GadgetTokenOutcome claim(GadgetTokenStore store, String version) {
    return Answers.get(store.claim(place("ann", "t"), version, MINUTE));
  }

  @Test
  void tokensExpire() {
    put("ann", "t", "v1", ANY);
    GadgetTokenStore later = at(900_000, RevocationCheck.NONE);
    assertThat(Answers.get(later.find(place("ann", "t"), GADGET))).isEmpty();
    assertThat(claim(later, "v1")).isEqualTo(UNKNOWN);
    put("bob", "t", "v1", ANY);
    Answers.get(later.put(place("bob", "u"), new GadgetToken("k.s", "v", 900_000, 999_999), ANY));
    assertThat(count("(n:GadgetToken)")).as("bob's first was deleted").isEqualTo(2);
  }

  @Test
  void aPersonHasSoManyAtMost() {
    graph(
        "MATCH (p:Person {id: 'ann'}) UNWIND range(1, %d) AS i CREATE (p)-[:HAS_GADGET_TOKEN]->"
                .formatted(GadgetTokenOperations.MAX_TOKENS - 1)
            + "(:GadgetToken {service: 'x', name: '' + i, version: 'v', sealed: '', granted: 1,"
            + " expires: 900000})");
    assertThat(put("ann", "t", "v1", ANY)).isEqualTo(DONE);
    assertThat(put("ann", "u", "v1", ANY)).isEqualTo(FULL);
    assertThat(put("ann", "t", "v2", ANY)).isEqualTo(DONE);
    assertThat(put("bob", "u", "v1", ANY)).isEqualTo(DONE);
    graph("MATCH (n:GadgetToken {name: '1'}) SET n.expires = 1000");
    assertThat(put("ann", "u", "v1", ANY)).isEqualTo(DONE);
  }

  @Test
  void tokensGoWithThePerson() {
    put("ann", "t", "v1", ANY);
    put("bob", "t", "v1", ANY);
    Answers.get(operations.run(PeopleOperations.DELETE, new DeletePerson("ann")));
    assertThat(count("(n:GadgetToken)")).isEqualTo(1);
    assertThat(count("(n:GadgetService)")).isEqualTo(1);
    graph("CREATE (:Person {id: 'ann'})");
    assertThat(find("ann", "t")).isEmpty();
  }

  @Test
  void whatWasApprovedBeforeARevocationIsAbsent() {
    put("ann", "t", "v1", ANY);
    RevocationCheck revoked = issuance -> isOf(issuance) && issuance.moment() <= 500;
    assertThat(Answers.get(at(1_000, revoked).find(place("ann", "t"), GADGET))).isEmpty();
    RevocationCheck before = issuance -> isOf(issuance) && issuance.moment() <= 499;
    assertThat(Answers.get(at(1_000, before).find(place("ann", "t"), GADGET))).isPresent();
  }

  private static boolean isOf(Issuance issuance) {
    return "ann".equals(issuance.person()) && GADGET.equals(issuance.client());
  }

  private TokenPlace place(String person, String name) {
    return new TokenPlace(person, service, name);
  }

  /** Encrypted anew, as each one is. */
  private static GadgetToken token(String version) {
    return new GadgetToken("k." + UUID.randomUUID(), version, 500, 900_000);
  }

  private GadgetTokenOutcome put(
      String person, String name, String version, Optional<String> replaces) {
    return Answers.get(tokens.put(place(person, name), token(version), replaces));
  }

  /** The version that is there. */
  private Optional<String> find(String person, String name) {
    return Answers.get(tokens.find(place(person, name), GADGET)).map(GadgetToken::version);
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
