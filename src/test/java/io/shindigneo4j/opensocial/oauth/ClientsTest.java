package io.shindigneo4j.opensocial.oauth;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.authorization.ClientOperations;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientKind;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientOutcome;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientPage;
import io.shindigneo4j.schema.authorization.ClientOperations.EnableClient;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.ListRevocations;
import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.OverBolt;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;

@OverBolt
@EveryQueryMode(oneText = true)
@DisplayName("OAuth clients are registered once, and can be disabled")
class ClientsTest {

  private static final int AT_ONCE = 100;
  private static final Page ALL = new Page(0, 1_000);

  @Parameter(0)
  private QueryMode mode;

  @Parameter(1)
  private Link link;

  private GraphDriver driver;
  private OperationRunner operations;
  private ClientRegistry registry;

  @BeforeEach
  void connect(GraphServer server) {
    driver = link.sharedDriver(server);
    operations = new OperationRunner(driver, mode);
    registry =
        new ClientRegistry(operations, Clock.fixed(Instant.ofEpochMilli(1_000), ZoneOffset.UTC));
  }

  @Test
  void areFoundAsTheyWereRegistered() {
    Secret secret = Secret.random();
    assertThat(register("app", Optional.of(secret))).isEqualTo(ClientOutcome.DONE);
    assertThat(Answers.get(registry.find("app")))
        .contains(
            new Client(
                "app",
                "An app",
                ClientKind.CONFIDENTIAL,
                secret.hash(),
                null,
                null,
                List.of("https://a.example.org/", "https://b.example.org/"),
                List.of(GrantType.AUTHORIZATION_CODE, GrantType.REFRESH_TOKEN),
                List.of("groups:read", "people:read"),
                true,
                1_000));
    assertThat(Answers.get(registry.find("App"))).isEmpty();
  }

  @Test
  void leaveNoSecretInTheGraph() {
    Secret secret = Secret.random();
    register("app", Optional.of(secret));
    register("public", Optional.empty());
    assertThat(graph()).contains(secret.hash()).doesNotContain(secret.text());
    Client open = Answers.get(registry.find("public")).orElseThrow();
    assertThat(open.kind()).isEqualTo(ClientKind.PUBLIC);
    assertThat(open.secretHash()).isNull();
  }

  @Test
  void keepTheirIdFromOthers() {
    Secret first = Secret.random();
    register("app", Optional.of(first));
    assertThat(register("app", Optional.of(Secret.random()))).isEqualTo(ClientOutcome.EXISTS);
    assertThat(Answers.get(registry.find("app")).orElseThrow().secretHash())
        .isEqualTo(first.hash());
  }

  /** One of them alone is told that it is registered, and its secret alone is good. */
  @Test
  void areRegisteredOnceByWhoeverDoesSoAtTheSameTime() {
    List<Secret> secrets = Stream.generate(Secret::random).limit(AT_ONCE).toList();
    List<CompletableFuture<ClientOutcome>> all =
        secrets.stream()
            .map(secret -> registry.register(registration("app", Optional.of(secret))))
            .toList();
    List<ClientOutcome> outcomes = all.stream().map(Answers::get).toList();
    assertThat(outcomes).containsOnlyOnce(ClientOutcome.DONE);
    assertThat(Collections.frequency(outcomes, ClientOutcome.EXISTS)).isEqualTo(AT_ONCE - 1);
    String winner = secrets.get(outcomes.indexOf(ClientOutcome.DONE)).hash();
    assertThat(Answers.get(registry.list(ALL)).clients())
        .singleElement()
        .extracting(Client::secretHash)
        .isEqualTo(winner);
  }

  /** By code point, which UTF-16 is not. */
  @Test
  void areListedInOrderOfId() {
    List<String> ids = List.of("B", "a", "b", "\uFB01", "😀");
    ids.forEach(
        id ->
            graph(
                "CREATE (:OAuthClient {id: '"
                    + id
                    + "', name: 'N', kind: 'public', redirectUris: [], grantTypes: [], scopes: [],"
                    + " enabled: true, created: 1})"));
    assertThat(Answers.get(registry.list(ALL)).clients())
        .extracting(Client::id)
        .containsExactlyElementsOf(ids);
    ClientPage page = Answers.get(registry.list(new Page(1, 2)));
    assertThat(page.total()).isEqualTo(5);
    assertThat(page.clients()).extracting(Client::id).containsExactly("a", "b");
  }

  @Test
  void areUnknownWhileTheyAreDisabled() {
    register("app", Optional.empty());
    assertThat(Answers.get(registry.enable("app", false))).isEqualTo(ClientOutcome.DONE);
    assertThat(Answers.get(registry.find("app"))).isEmpty();
    assertThat(Answers.get(registry.list(ALL)).clients())
        .extracting(Client::enabled)
        .containsExactly(false);
    assertThat(register("app", Optional.empty())).isEqualTo(ClientOutcome.EXISTS);
    assertThat(Answers.get(registry.enable("app", true))).isEqualTo(ClientOutcome.DONE);
    assertThat(Answers.get(registry.find("app"))).isPresent();
    assertThat(Answers.get(registry.enable("other", false))).isEqualTo(ClientOutcome.UNKNOWN);
  }

  @Test
  void loseWhatWasIssuedToThemWhenTheyAreDisabled() {
    register("app", Optional.empty());
    Answers.get(registry.enable("app", true));
    Answers.get(registry.enable("other", false));
    assertThat(revocations()).isEmpty();
    Answers.get(registry.enable("app", false));
    assertThat(revocations())
        .containsExactly(new Revocation(1, RevocationKind.CLIENT, "app", 1_000));
  }

  /** Another server may have issued it before it knew. */
  @Test
  void loseWhatWasIssuedToThemWhileTheyWereDisabled() {
    register("app", Optional.empty());
    Answers.get(registry.enable("app", false));
    enable(3_000);
    assertThat(revocations())
        .containsExactly(new Revocation(2, RevocationKind.CLIENT, "app", 3_000));
    enable(4_000);
    assertThat(revocations())
        .as("it was enabled")
        .extracting(Revocation::before)
        .containsExactly(3_000L);
  }

  private void enable(long now) {
    Answers.get(operations.run(ClientOperations.ENABLE, new EnableClient("app", true, now)));
  }

  private ClientOutcome register(String id, Optional<Secret> secret) {
    return Answers.get(registry.register(registration(id, secret)));
  }

  private static ClientRegistration registration(String id, Optional<Secret> secret) {
    return new ClientRegistration(
        id,
        new ClientName("An app"),
        secret,
        Set.of(
            new RedirectUri("https://b.example.org/"), new RedirectUri("https://a.example.org/")),
        Set.of(GrantType.REFRESH_TOKEN, GrantType.AUTHORIZATION_CODE),
        Set.of("people:read", "groups:read"));
  }

  private List<Revocation> revocations() {
    return Answers.get(operations.run(RevocationOperations.LIST, new ListRevocations(0)));
  }

  private String graph() {
    return Answers.get(driver.run(Statement.cypher("MATCH (n) RETURN collect(n {.*}) AS all")))
        .first()
        .orElseThrow()
        .values()
        .toString();
  }

  private void graph(String cypher) {
    Answers.get(driver.run(Statement.cypher(cypher).writing()));
  }
}
