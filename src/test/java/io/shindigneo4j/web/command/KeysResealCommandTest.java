package io.shindigneo4j.web.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.gadgetoauth.GadgetTokenStore;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.sealed.SealedOwner;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenOutcome;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.TokenPlace;
import io.shindigneo4j.schema.sealed.SealedKind;
import io.shindigneo4j.schema.sealed.SealedOperations;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.web.token.SealedSecrets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What a key of tokens has encrypted, when that is retired")
@ExtendWith(SharedGraphServer.class)
class KeysResealCommandTest {

  private static final int MANY = 2 * SealedOperations.MAX_VALUES;
  private static final long EXPIRES = 9_000_000_000_000L;

  @TempDir private Path folder;

  private GraphServer server;
  private Operator operator;

  @BeforeEach
  void connect(GraphServer shared) throws Exception {
    server = shared;
    operator = new Operator(server, folder.resolve("token.key"));
  }

  private static List<String> id(SealedKind kind, String text) {
    return switch (kind) {
      case CLIENT, REQUEST_TOKEN, TOKEN -> List.of(text);
      case SERVICE -> List.of("https://g.example/" + text, "mail", text);
      case GADGET_TOKEN -> List.of(text, "service", "token");
    };
  }

  /** A node of the kind with a value; that of a person is the person's. */
  private void create(SealedKind kind, String text, String sealed) {
    List<String> id = id(kind, text);
    List<String> own = id.subList(kind.heldBy().isPresent() ? 1 : 0, id.size());
    Map<String, String> properties = new HashMap<>(Map.of(kind.property(), sealed));
    IntStream.range(0, own.size()).forEach(i -> properties.put(kind.identity().get(i), own.get(i)));
    String create = "CREATE (n:%s) SET n = $properties".formatted(kind.label());
    if (kind.heldBy().isPresent()) {
      create += " CREATE (:Person {id: $person})-[:%s]->(n)".formatted(kind.heldBy().get());
    }
    server
        .database("neo4j")
        .executeTransactionally(create, Map.of("properties", properties, "person", id.get(0)));
  }

  private String seal(SealedKind kind, String text, String secret) {
    return operator.secrets().seal(new Secret(secret), SealedOwner.of(kind, id(kind, text)));
  }

  /** What Shindig reads. */
  private Optional<Secret> read(SealedKind kind, String text) {
    String sealed =
        (String)
            values("MATCH (n:%s) RETURN n.%s AS value".formatted(kind.label(), kind.property()))
                .get(0);
    return operator.secrets().open(sealed, SealedOwner.of(kind, id(kind, text)));
  }

  private List<Object> values(String cypher) {
    return server
        .database("neo4j")
        .executeTransactionally(
            cypher, Map.of(), result -> result.stream().map(row -> row.get("value")).toList());
  }

  @Test
  void isSealedAgainBefore() {
    for (SealedKind kind : SealedKind.values()) {
      create(kind, "x", seal(kind, "x", "secret of " + kind));
    }
    assertThat(operator.run("keys rotate")).isZero();
    assertThat(operator.run("keys retire unnamed")).isEqualTo(1);
    assertThat(operator.errors())
        .contains(
            "The key unnamed is needed by 1 secrets of clients, 1 secrets of request tokens,"
                + " 1 secrets of tokens, 1 secrets of services, 1 tokens of gadgets:");
    for (String count : List.of("1", "0")) {
      assertThat(operator.run("keys reseal")).isZero();
      assertThat(operator.lines())
          .hasSize(SealedKind.values().length)
          .allMatch(line -> line.endsWith(": " + count + " sealed again, 0 lost"));
    }
    assertThat(operator.run("keys retire unnamed")).isZero();
    for (SealedKind kind : SealedKind.values()) {
      assertThat(read(kind, "x")).hasValue(new Secret("secret of " + kind));
    }
  }

  @Test
  void keepsItsKeyWhileOneKindIsLeft() {
    operator.run("keys rotate");
    for (SealedKind kind : SealedKind.values()) {
      server.clear();
      create(kind, "x", "unnamed.x");
      assertThat(operator.run("keys retire unnamed")).as(kind.name()).isEqualTo(1);
      assertThat(operator.errors())
          .startsWith("The key unnamed is needed by 1 " + SealedKinds.name(kind) + ":");
    }
  }

  /** What nobody can read any more keeps nothing else from being sealed again. */
  @Test
  void isSealedAgainBatchByBatchThoughSomeIsLost() {
    for (int i = 0; i < MANY; i++) {
      String id = "t" + i;
      create(SealedKind.TOKEN, id, i % 2 == 0 ? "gone.x" : seal(SealedKind.TOKEN, id, "s"));
    }
    create(SealedKind.CLIENT, "lost.client", "gone.x");
    create(SealedKind.SERVICE, "lost.service", "unnamed.x");
    operator.run("keys rotate");
    assertThat(operator.run("keys reseal")).isEqualTo(1);
    assertThat(operator.errors()).contains("register its clients and services anew");
    assertThat(operator.lines())
        .hasSize(SealedKind.values().length + 2)
        .anyMatch(
            line ->
                line.endsWith("secrets of tokens: %d sealed again, %1$d lost".formatted(MANY / 2)))
        .contains(
            "lost, as its key is gone: lost.client",
            "lost, as its key is gone: https://g.example/lost.service mail lost.service");
    assertThat(
            values(
                "MATCH (t:OAuthToken) WHERE t.sealedSecret STARTS WITH 'unnamed.' RETURN t AS value"))
        .isEmpty();
  }

  @Test
  void isLostWithAKeyThatIsRemovedByForce() {
    create(SealedKind.CLIENT, "x", seal(SealedKind.CLIENT, "x", "secret"));
    operator.run("keys rotate");
    assertThat(operator.run("keys retire --force unnamed")).isZero();
    assertThat(read(SealedKind.CLIENT, "x")).isEmpty();
    assertThat(operator.run("keys reseal")).isOne();
    assertThat(operator.lines())
        .anyMatch(line -> line.endsWith("secrets of clients: 0 sealed again, 1 lost"))
        .contains("lost, as its key is gone: x");
  }

  @Test
  void keepsItsKeyWhileNobodyCanTell() {
    operator.run("keys rotate");
    operator.set("shindig.neo4j.password", "wrong");
    assertThat(operator.run("keys retire unnamed")).isEqualTo(1);
    assertThat(operator.errors()).startsWith("Nobody can tell");
    assertThat(operator.run("keys retire --force unnamed")).isZero();
  }

  /** A Shindig renews each token, while operators seal all of them again and again. */
  @Test
  void staysAsAShindigRenewsItMeanwhile() {
    List<TokenPlace> places =
        IntStream.range(0, MANY)
            .mapToObj(i -> new TokenPlace("p" + i / 50, "service", "t" + i % 50))
            .toList();
    fill(places);
    operator.run("keys rotate");
    CompletableFuture<Void> renewed =
        CompletableFuture.runAsync(() -> renew(places, operator.secrets()));
    do {
      assertThat(operator.run("keys reseal")).isZero();
    } while (!renewed.isDone());
    Answers.get(renewed);
    assertThat(operator.run("keys retire unnamed")).isZero();
    assertThat(secretsOfTokens()).hasSize(MANY).containsOnly("renewed");
  }

  private void fill(List<TokenPlace> places) {
    SealedSecrets secrets = operator.secrets();
    List<Map<String, Object>> tokens =
        places.stream()
            .map(
                place ->
                    Map.<String, Object>of(
                        "person",
                        place.person(),
                        "name",
                        place.name(),
                        "sealed",
                        secrets.seal(new Secret("first"), owner(place))))
            .toList();
    server
        .database("neo4j")
        .executeTransactionally(
            """
            CREATE (:GadgetService {id: 'service', gadget: 'g', name: 'mail'})
            WITH *
            UNWIND $tokens AS token
            MERGE (person:Person {id: token.person})
            CREATE (person)-[:HAS_GADGET_TOKEN]->(:GadgetToken {service: 'service',
              name: token.name, sealed: token.sealed, version: 'v', granted: 1, expires: $expires})
            """,
            Map.of("tokens", tokens, "expires", EXPIRES));
  }

  private static String owner(TokenPlace place) {
    return SealedOwner.gadgetToken(place.person(), place.service(), place.name());
  }

  /** The last first, so that a batch is read before, and replaced after, some of it is renewed. */
  private void renew(List<TokenPlace> places, SealedSecrets secrets) {
    List<TokenPlace> backwards = new ArrayList<>(places);
    Collections.reverse(backwards);
    try (GraphDriver driver = server.driver()) {
      GadgetTokenStore store =
          new GadgetTokenStore(
              new OperationRunner(driver, QueryMode.NATIVE),
              RevocationCheck.NONE,
              Clock.systemUTC());
      for (TokenPlace place : backwards) {
        String sealed = secrets.seal(new Secret("renewed"), owner(place));
        GadgetToken token = new GadgetToken(sealed, "v2", 1, EXPIRES);
        assertThat(Answers.get(store.put(place, token, Optional.of("v"))))
            .isEqualTo(GadgetTokenOutcome.DONE);
      }
    }
  }

  private Stream<String> secretsOfTokens() {
    SealedSecrets secrets = operator.secrets();
    return values(
            "MATCH (p:Person)-[:HAS_GADGET_TOKEN]->(t)"
                + " RETURN [p.id, t.service, t.name, t.sealed] AS value")
        .stream()
        .map(value -> ((List<?>) value).stream().map(String.class::cast).toList())
        .map(
            value ->
                secrets
                    .open(value.get(3), SealedOwner.of(SealedKind.GADGET_TOKEN, value))
                    .map(Secret::text)
                    .orElse("lost"));
  }
}
