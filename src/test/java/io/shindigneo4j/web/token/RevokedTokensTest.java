package io.shindigneo4j.web.token;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Stage;
import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.opensocial.SocialApiModule;
import io.shindigneo4j.opensocial.SocialGraphModule;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.LayeredPropertiesModule;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.auth.SecurityTokenException;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;

@EveryQueryMode(oneText = true)
@DisplayName("Each of two Shindigs refuses tokens that were revoked")
class RevokedTokensTest {

  private static final String PREFIX = "shindig.neo4j.";

  @Parameter(0)
  private QueryMode mode;

  @Parameter(1)
  private Link link;

  private Map<String, String> settings;
  private List<Injector> shindigs;
  private OperationRunner operations;

  @BeforeEach
  void start(GraphServer server) {
    DriverSettings driver = link.settings(server);
    Credentials user = (Credentials) driver.credentials();
    settings =
        Map.of(
            "uri", driver.uri().toString(),
            "username", user.username(),
            "password", user.password(),
            "queries", mode.name().toLowerCase(Locale.ROOT),
            "token-key", Tokens.KEY);
    settings.forEach((key, value) -> System.setProperty(PREFIX + key, value));
    shindigs = Stream.generate(RevokedTokensTest::shindig).limit(2).toList();
    operations = new OperationRunner(link.sharedDriver(server), mode);
  }

  private static Injector shindig() {
    return Guice.createInjector(
        Stage.PRODUCTION,
        new LayeredPropertiesModule(),
        new SocialApiModule(),
        new SocialGraphModule(),
        new TokenModule());
  }

  @AfterEach
  void stop() {
    shindigs.forEach(shindig -> shindig.getInstance(CleanupHandler.class).cleanup());
    settings.keySet().forEach(key -> System.clearProperty(PREFIX + key));
  }

  private static String token(String viewer) {
    TokenSettings settings =
        new TokenSettings(
            TokenType.SECURE,
            Optional.of(TokenKeys.of(new TokenKey(Tokens.KEY))),
            Duration.ofHours(12));
    return new TokenIssuer(settings)
        .issue(new TokenRequest(viewer, viewer, "app", Duration.ofDays(2)));
  }

  private static boolean accepts(Injector shindig, String token) {
    try {
      SecurityTokenCodec codec = shindig.getInstance(SecurityTokenCodec.class);
      codec.createToken(Map.of(SecurityTokenCodec.SECURITY_TOKEN_NAME, token));
      return true;
    } catch (SecurityTokenException e) {
      return false;
    }
  }

  private void revoke(RevocationKind kind, String subject) {
    long now = Instant.now().toEpochMilli();
    operations.run(RevocationOperations.ADD, new AddRevocation(kind, subject, now)).join();
  }

  private void assertRefusedSoon(String what, String token) {
    long start = System.nanoTime();
    await().until(() -> shindigs.stream().noneMatch(shindig -> accepts(shindig, token)));
    System.out.printf(
        "%s, %s over %s: refused by both after %d ms%n",
        what, mode, link, Duration.ofNanos(System.nanoTime() - start).toMillis());
  }

  private void assertAccepted(String token) {
    assertThat(shindigs).allMatch(shindig -> accepts(shindig, token));
  }

  @Test
  void ofAPersonOfAnApplicationAndAll() {
    String ann = token("ann");
    String bob = token("bob");
    assertAccepted(ann);
    revoke(RevocationKind.PERSON, "ann");
    assertRefusedSoon("a person", ann);
    assertAccepted(bob);
    revoke(RevocationKind.CLIENT, "app");
    assertRefusedSoon("an application", bob);
    String later = token("ann");
    assertAccepted(later);
    revoke(RevocationKind.ALL, "");
    assertRefusedSoon("all", later);
    assertAccepted(token("ann"));
  }

  @Test
  void beforeItStarted() {
    String ann = token("ann");
    revoke(RevocationKind.PERSON, "ann");
    Injector third = shindig();
    try {
      assertThat(accepts(third, ann)).isFalse();
    } finally {
      third.getInstance(CleanupHandler.class).cleanup();
    }
  }
}
