package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.util.concurrent.Uninterruptibles;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the driver logs in with, and how that changes. */
class CredentialsTest {

  private final ScriptedServer server = ScriptedServer.start();

  @AfterEach
  void close() {
    server.close();
  }

  private GraphDriver connect(CredentialsProvider credentials) {
    ReconnectDelay soon = server.driverSettings().connection().reconnectDelay();
    return GraphDriver.connect(
        DriverSettings.of(server.uri(), credentials).withConnections(1).withReconnectDelay(soon));
  }

  @Test
  void aBearerTokenIsShown() throws Exception {
    try (GraphDriver driver = connect(Credentials.bearer("abc.def"))) {
      assertThat(value(driver.run(echo("x")))).isEqualTo("x");
    }
    assertThat(server.authorizations()).containsOnly("Bearer abc.def");
  }

  @Test
  void eachConnectionAsksAnewAndAnOpenOneGoesOn() throws Exception {
    AtomicReference<CredentialsProvider> current =
        new AtomicReference<>(new Credentials("neo4j", "old"));
    try (GraphDriver driver = connect(() -> current.get().authorization())) {
      assertThat(value(driver.run(echo("before")))).isEqualTo("before");
      current.set(Credentials.bearer("new"));
      assertThat(value(driver.run(echo("open")))).isEqualTo("open");
      assertThat(server.authorizations()).hasSize(1);
      server.cutAll();
      await().ignoreExceptions().until(() -> value(driver.run(echo("after"))).equals("after"));
    }
    assertThat(server.authorizations())
        .startsWith(new Credentials("neo4j", "old").authorization())
        .endsWith("Bearer new");
  }

  @Test
  void aProviderThatFailsIsAskedAgain() throws Exception {
    AtomicReference<String> token = new AtomicReference<>();
    CredentialsProvider provider =
        () -> {
          if (token.get() == null) {
            throw new IllegalStateException("the vault is closed");
          }
          return Credentials.bearer(token.get()).authorization();
        };
    try (GraphDriver driver = connect(provider)) {
      assertThat(failure(driver.run(echo("x")))).hasStackTraceContaining("the vault is closed");
      token.set("open");
      await().ignoreExceptions().until(() -> value(driver.run(echo("y"))).equals("y"));
    }
    assertThat(server.authorizations()).contains("Bearer open");
  }

  @Test
  void aProviderThatHangsHoldsUpNoDeadline() throws Exception {
    CountDownLatch vault = new CountDownLatch(1);
    CredentialsProvider provider =
        () -> {
          assertThat(Uninterruptibles.awaitUninterruptibly(vault, TestDeadlines.HANGING)).isTrue();
          return Credentials.bearer("late").authorization();
        };
    try (GraphDriver driver = connect(provider)) {
      DriverException late = failure(driver.run(echo("x").within(Duration.ofMillis(200))));
      assertThat(late.code()).isEqualTo(DriverException.TIMED_OUT);
      vault.countDown();
      await().ignoreExceptions().until(() -> value(driver.run(echo("y"))).equals("y"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "a\r\nX: y", "é", "a=b"})
  void whatIsNoTokenIsRefusedWithoutBeingTold(String token) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Credentials.bearer(token))
        .withMessage("not a bearer token");
  }

  @Test
  void aTokenIsNotDescribed() {
    assertThat(Credentials.bearer("hush").toString()).doesNotContain("hush");
  }
}
