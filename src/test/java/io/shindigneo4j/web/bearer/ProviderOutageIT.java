package io.shindigneo4j.web.bearer;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.RSAKey;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Browser;
import io.shindigneo4j.web.launcher.WebappServer;
import io.shindigneo4j.web.provider.KeySetServer;
import io.shindigneo4j.web.token.KeysCommand;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine;

/** {@link ProviderRotationTest} in Tomcat and in real time, with our own keys that rotate, too. */
@DisplayName("Of 10,000 requests, none is wrongly refused while keys rotate and the provider")
@Exhaustive
@ExtendWith(SharedGraphServer.class)
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class ProviderOutageIT {

  static final String SELF = "/social/rest/people/@me/@self";

  private static final int REQUESTS = 10_000;
  private static final Duration OUTAGE = Duration.ofSeconds(60);

  /** For all requests, on a machine that has little time for them. */
  private static final Duration MAX = Duration.ofMinutes(20);

  private static final double PER_SECOND = 75;
  private static final int CALLERS = 4;
  private static final int ATTACKERS = 40;
  private static final String PERSON = "john.doe";
  private static final List<RSAKey> KEYS =
      Stream.of("one", "two", "three").map(KeySetServer::rsa).toList();
  private static final RSAKey UNKNOWN = KeySetServer.rsa("unknown");
  private static final String KEY_FILE = "shindig.neo4j.token-key-file";

  @TempDir private Path directory;

  private final SteadyCallers callers = new SteadyCallers();
  private final SteadyCallers attackers = new SteadyCallers();

  /** How many of the attackers were told to come again. */
  private final AtomicInteger unavailable = new AtomicInteger();

  private Path keyFile;
  private KeySetServer provider;
  private WebappServer server;
  private Browser client;
  private volatile List<RSAKey> signing = KEYS.subList(0, 1);

  /** How the provider is out of order. */
  enum Fault {
    REFUSES_CONNECTIONS,
    HANGS
  }

  @BeforeEach
  void start(GraphServer graph) throws Exception {
    graph
        .database("neo4j")
        .executeTransactionally(
            "CREATE (:Person {id: $id, displayName: $id})", Map.of("id", PERSON));
    keyFile = Files.writeString(directory.resolve("token.key"), Tokens.KEY + "\n");
    provider = new KeySetServer(KEYS.get(0).toPublicJWK());
    server = WebappServer.start(directory, settings(graph));
    client = new Browser(server.address());
  }

  private Map<String, String> settings(GraphServer graph) {
    Map<String, String> settings = new HashMap<>();
    settings.put("shindig.neo4j.uri", graph.uri().toString());
    settings.put("shindig.neo4j.username", GraphServer.CREDENTIALS.username());
    settings.put("shindig.neo4j.password", GraphServer.CREDENTIALS.password());
    settings.put("shindig.neo4j.hosts", "localhost, 127.0.0.1");
    settings.put("shindig.neo4j.sample-sign-in", "true");
    settings.put("shindig.neo4j.viewer-rate", "0");
    settings.put("shindig.neo4j.token-key", "");
    settings.put(KEY_FILE, keyFile.toString());
    for (String name : List.of("oidc-issuer", "oidc-audience", "oidc-keys", "oidc-scopes")) {
      String key = "shindig.neo4j." + name;
      provider.find(key).ifPresent(value -> settings.put(key, value));
    }
    return settings;
  }

  @AfterEach
  void stop() {
    provider.recover();
    callers.close();
    attackers.close();
    server.close();
    provider.close();
  }

  private static String token(RSAKey key) {
    Instant now = Instant.now();
    return Jwts.changed(
        key,
        claims ->
            claims
                .jwtID(Long.toString(ThreadLocalRandom.current().nextLong()))
                .issueTime(Date.from(now.minusSeconds(5)))
                .expirationTime(Date.from(now.plusSeconds(600))));
  }

  private HttpResponse<String> ask(RSAKey key) throws Exception {
    return client.get(SELF, "Authorization", "Bearer " + token(key));
  }

  private String callByToken() throws Exception {
    List<RSAKey> current = signing;
    return SignedInCaller.problem(
        ask(current.get(ThreadLocalRandom.current().nextInt(current.size()))), PERSON);
  }

  private String attack() throws Exception {
    HttpResponse<String> answer = ask(UNKNOWN);
    if (answer.statusCode() == 503 && answer.headers().firstValue("Retry-After").isPresent()) {
      unavailable.incrementAndGet();
      return "";
    }
    return answer.statusCode() == 401 ? "" : answer.statusCode() + " " + answer.body();
  }

  private void publish(RSAKey... keys) {
    provider.publish(Stream.of(keys).map(RSAKey::toPublicJWK).toArray(JWK[]::new));
  }

  private void rotateOwnKeys() {
    Map<String, String> settings = Map.of(KEY_FILE, keyFile.toString());
    KeysCommand command = new KeysCommand(key -> Optional.ofNullable(settings.get(key)));
    assertThat(new CommandLine(command).execute("rotate")).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void isOutOfOrderForAMinute(Fault fault) throws Exception {
    awaitKey(KEYS.get(0));
    callers.start(CALLERS, PER_SECOND, this::callByToken);
    for (int i = 0; i < CALLERS; i++) {
      callers.start(1, PER_SECOND / CALLERS, new SignedInCaller(server.address(), PERSON)::call);
    }
    callers.await(500);
    publish(KEYS.get(0), KEYS.get(1));
    awaitKey(KEYS.get(1));
    signing = KEYS.subList(0, 2);
    callers.await(500);
    rotateOwnKeys();
    attackers.start(ATTACKERS, PER_SECOND, this::attack);
    bringDown(fault);
    awaitEndOfOutage();
    bringBack(fault);
    awaitKey(KEYS.get(2)); // others ask for unknown keys as fast as they may
    signing = KEYS.subList(1, 3);
    publish(KEYS.get(1), KEYS.get(2));
    await().until(() -> ask(KEYS.get(0)).statusCode() != 200); // it was withdrawn
    attackers.end();
    await().atMost(MAX).until(() -> callers.calls() >= REQUESTS);
    callers.end();
    assertThat(callers.wrong()).isEmpty();
    assertThat(attackers.wrong()).isEmpty();
    assertThat(unavailable).hasPositiveValue();
  }

  private void bringDown(Fault fault) {
    switch (fault) {
      case REFUSES_CONNECTIONS -> provider.leave();
      case HANGS -> provider.hang();
    }
  }

  private void bringBack(Fault fault) throws Exception {
    publish(KEYS.toArray(RSAKey[]::new));
    switch (fault) {
      case REFUSES_CONNECTIONS -> provider.comeBack();
      case HANGS -> provider.recover();
    }
  }

  /** Whoever has a token of a key that nobody could read yet may try again. */
  private void awaitEndOfOutage() throws Exception {
    Instant end = Instant.now().plus(OUTAGE);
    Instant half = Instant.now().plus(OUTAGE.dividedBy(2));
    assertThat(ask(KEYS.get(2)).statusCode()).isEqualTo(503);
    await().until(() -> Instant.now().isAfter(half));
    rotateOwnKeys();
    await().until(() -> Instant.now().isAfter(end));
    assertThat(ask(KEYS.get(2)).statusCode()).isEqualTo(503);
  }

  /** A token of a new key is good, or its sender is told to come again; it is never refused. */
  private void awaitKey(RSAKey key) {
    await()
        .until(
            () -> {
              int status = ask(key).statusCode();
              assertThat(status).isIn(200, 503);
              return status == 200;
            });
  }
}
