package io.shindigneo4j.web.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.CredentialsProvider;
import io.shindigneo4j.driver.tls.Store;
import io.shindigneo4j.driver.tls.TlsSettings;
import io.shindigneo4j.testing.Certificates;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The checks of a machine")
class LocalChecksTest {

  private static final Instant NOW = Instant.parse("2024-12-28T12:00:00Z");

  private final Map<String, String> settings = new HashMap<>();

  private Function<String, Optional<String>> find() {
    return key -> Optional.ofNullable(settings.get(key));
  }

  /** Settings about which nobody can say anything. */
  private void setAll() {
    settings.put("shindig.neo4j.uri", "wss://db.example.org:7690/neo4j");
    settings.put("shindig.neo4j.password", "a long password");
    settings.put("shindig.neo4j.operators", "ann");
    settings.put("shindig.neo4j.token-key-file", "/etc/shindig/token.key");
  }

  @Test
  @DisplayName("say all that is wrong with settings at a time, by their names")
  void allFaults() {
    settings.put("shindig.neo4j.page-limit", "many");
    settings.put("shindig.neo4j.call-timeout", "10");
    settings.put("shindig.neo4j.token-key", "short-secret");
    settings.put("shindig.neo4j.session-idle", "P40D");
    settings.put("shindig.neo4j.fetch-limit", "0");
    settings.put("shindig.neo4j.oidc-client", "social");
    CheckOutcome outcome = new SettingsCheck(find()).run();
    assertThat(outcome.status()).isEqualTo(Status.FAIL);
    assertThat(outcome.advice().stream().map(advice -> advice.split(" ")[0]))
        .containsExactlyInAnyOrder(
            "shindig.neo4j.page-limit",
            "shindig.neo4j.call-timeout",
            "shindig.neo4j.token-key",
            "shindig.neo4j.session-idle",
            "shindig.neo4j.fetch-limit",
            "shindig.neo4j.oidc-client",
            "shindig.neo4j.oidc-origin");
    assertThat(outcome.advice().toString()).doesNotContain("short-secret");
  }

  @Test
  @DisplayName("say that settings do not fit together, and nothing of those that do")
  void misfits() {
    settings.put("shindig.neo4j.uri", "bolt://localhost/neo4j");
    assertThat(new SettingsCheck(find()).run().advice())
        .containsExactlyInAnyOrder(
            "Over Bolt, Cypher alone runs: set shindig.neo4j.queries to cypher, or"
                + " shindig.neo4j.uri to the ws address of the plug-in",
            "Security tokens need a key: set shindig.neo4j.token-key or"
                + " shindig.neo4j.token-key-file");
    settings.put("shindig.neo4j.queries", "cypher");
    settings.put("shindig.neo4j.token-key", Tokens.KEY);
    assertThat(new SettingsCheck(find()).run()).isEqualTo(CheckOutcome.ok("all are valid"));
  }

  @ParameterizedTest
  @CsvSource({
    "shindig.neo4j.usernam, shindig.neo4j.username?",
    "shindig.neo4j.pasword, shindig.neo4j.password?",
    "shindig.neo4j.user, shindig.neo4j.username?",
    "shindig.neo4j.token-keyfile, shindig.neo4j.token-key-file?",
    "SHINDIG_NEO4J_CALL_TIMOUT, SHINDIG_NEO4J_CALL_TIMEOUT?",
    "shindig.neo4j.zzzzzzzzzzzz, remove it."
  })
  @DisplayName("name the setting that an unknown one may stand for")
  void unknown(String name, String end) {
    CheckOutcome outcome = new UnknownSettingsCheck(new TreeSet<>(List.of(name))).run();
    assertThat(outcome.status()).isEqualTo(Status.WARN);
    assertThat(outcome.advice()).singleElement().asString().startsWith(name).endsWith(end);
  }

  @Test
  @DisplayName("know keys, variables, and the run command's own")
  void known() {
    TreeSet<String> names =
        new TreeSet<>(
            List.of("shindig.neo4j.uri", "SHINDIG_NEO4J_TOKEN_KEY_FILE", "SHINDIG_NEO4J_DATA"));
    assertThat(new UnknownSettingsCheck(names).run().status()).isEqualTo(Status.OK);
  }

  @ParameterizedTest
  @CsvSource({
    "shindig.neo4j.uri, ws://db.example.org:7690/neo4j",
    "shindig.neo4j.uri, neo4j://db.example.org/neo4j",
    "shindig.neo4j.uri, bolt+ssc://db.example.org/neo4j",
    "shindig.neo4j.password, ''",
    "shindig.neo4j.token-type, Insecure",
    "shindig.neo4j.token-key, k3RxW0zq5s7Yb1Tn9vGdJm2LpE8uHfCa",
    "shindig.neo4j.sample-sign-in, true",
    "shindig.neo4j.api-origins, *",
    "shindig.neo4j.address-rate, 0",
    "shindig.neo4j.operators, ''"
  })
  @DisplayName("warn of what is for development alone")
  void insecure(String key, String value) {
    setAll();
    assertThat(new InsecureSettingsCheck(find()).run()).isEqualTo(CheckOutcome.ok("none"));
    settings.put(key, value);
    CheckOutcome outcome = new InsecureSettingsCheck(find()).run();
    assertThat(outcome.status()).isEqualTo(Status.WARN);
    assertThat(outcome.advice()).singleElement().asString().startsWith(key);
    assertThat(outcome.toString()).doesNotContain(Tokens.KEY);
  }

  @Test
  @DisplayName("do not mind that nothing is encrypted on the way to this machine")
  void plainAtHome() {
    setAll();
    settings.put("shindig.neo4j.uri", "ws://localhost:7690/neo4j");
    assertThat(new InsecureSettingsCheck(find()).run().status()).isEqualTo(Status.OK);
  }

  @ParameterizedTest
  @CsvSource({
    "rw-------, OK, ",
    "r--r-----, OK, ",
    "rw-r--r--, WARN, chmod o=",
    "rw-rw----, WARN, chmod g-w",
    "rw-----w-, WARN, chmod o="
  })
  @DisplayName("warn of secrets that others can read or replace")
  void rights(String rights, Status status, String advice, @TempDir Path directory)
      throws IOException {
    Path file = Files.writeString(directory.resolve("token.key"), Tokens.KEY);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(rights));
    settings.put("shindig.neo4j.token-key-file", file.toString());
    CheckOutcome outcome = new SecretFilesCheck(find()).run();
    assertThat(outcome.status()).isEqualTo(status);
    assertThat(outcome.advice().toString()).contains(advice == null ? "[]" : advice);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "shindig.neo4j.password-file",
        "shindig.neo4j.oidc-client-secret-file",
        "shindig.neo4j.metrics-token-file"
      })
  @DisplayName("fail where a file with a secret is missing")
  void missingFile(String key) throws IOException {
    settings.put(key, "/nowhere/secret");
    CheckOutcome outcome = new SecretFilesCheck(find()).run();
    assertThat(outcome.status()).isEqualTo(Status.FAIL);
    assertThat(outcome.advice().get(0)).startsWith(key);
    settings.put(key, "/dev/zero");
    assertThat(new SecretFilesCheck(find()).run().advice().get(0)).contains("no regular file");
  }

  @Test
  @DisplayName("say how old keys are")
  void keys(@TempDir Path directory) throws IOException {
    Path file =
        Files.writeString(
            directory.resolve("token.key"),
            "20241001T000000Z-a:" + Tokens.KEY + "1\n20241101T000000Z-b:" + Tokens.KEY + "2\n");
    settings.put("shindig.neo4j.token-key-file", file.toString());
    assertThat(keys(Instant.parse("2024-11-02T00:00:00Z")))
        .isEqualTo(CheckOutcome.ok("2, of which 20241101T000000Z-b encrypts"));
    assertThat(keys(NOW).advice().get(0)).contains("before 20241101T000000Z-b", "keys retire");
    assertThat(keys(NOW.plus(Duration.ofDays(400))).advice().get(0)).contains("keys rotate");
    assertThat(keys(Instant.parse("2024-10-02T00:00:00Z")).advice())
        .containsExactly(
            "The key 20241101T000000Z-b is of the future: set the clock of this machine right.");
  }

  private CheckOutcome keys(Instant now) {
    return new TokenKeysCheck(find(), InstantSource.fixed(now)).run();
  }

  @Test
  @DisplayName("say how long certificates are valid")
  void certificates() {
    TlsSettings tls = TlsSettings.DEFAULT.withKey(Certificates.SERVER);
    Instant now = Instant.now();
    assertThat(certificates(tls, now)).isEqualTo(CheckOutcome.ok("valid"));
    assertThat(certificates(tls, now.plus(Duration.ofDays(80))).status()).isEqualTo(Status.WARN);
    assertThat(certificates(tls, now.plus(Duration.ofDays(100))).advice().get(0))
        .startsWith("shindig.neo4j.key-store: CN=server was valid until ");
    assertThat(certificates(tls, now.minus(Duration.ofDays(1))).status()).isEqualTo(Status.FAIL);
  }

  private static CheckOutcome certificates(TlsSettings tls, Instant now) {
    return new CertificatesCheck(tls, InstantSource.fixed(now)).run();
  }

  @Test
  @DisplayName("fail where the password of a store is wrong, and do not print it")
  void wrongPassword() {
    TlsSettings tls =
        TlsSettings.DEFAULT.withTrust(new Store(Certificates.SERVER.file(), "wrong-password"));
    CheckOutcome outcome = certificates(tls, Instant.now());
    assertThat(outcome.status()).isEqualTo(Status.FAIL);
    assertThat(outcome.advice().get(0))
        .startsWith("shindig.neo4j.trust-store")
        .doesNotContain("wrong-password");
  }

  @Test
  @DisplayName("need Java 17")
  void java() {
    assertThat(JavaCheck.ofThis().run().status()).isEqualTo(Status.OK);
    assertThat(new JavaCheck(16).run().status()).isEqualTo(Status.FAIL);
  }

  @Test
  @DisplayName("print no secret, though a message has it, and nothing that moves the cursor")
  void secrets() {
    settings.put("shindig.neo4j.password", " pass word ");
    Secrets secrets = Secrets.of(find(), Optional.empty());
    assertThat(secrets.hide("a pass word, ws://me:pa@ss@host/neo4j\n\u001B[2J"))
        .isEqualTo("a ***, ws://***@host/neo4j [2J");
    assertThat(secrets.hide("ws://me:pa/ss wo@host/neo4j")).isEqualTo("ws://***@host/neo4j");
    assertThat(secrets.hide("x".repeat(3_000))).hasSize(2_004);
  }

  @Test
  @DisplayName("print neither what is in the file with the password, nor the header of a login")
  void credentials() {
    CredentialsProvider credentials = new Credentials("ann", "secret-of-ann");
    Secrets secrets = Secrets.of(find(), Optional.of(credentials));
    assertThat(secrets.hide("no secret-of-ann: " + credentials.authorization()))
        .isEqualTo("no ***: Basic ***");
    CredentialsProvider gone =
        () -> {
          throw new IllegalStateException("a file that is gone");
        };
    assertThat(Secrets.of(find(), Optional.of(gone)).hide("text")).isEqualTo("text");
  }
}
