package io.shindigneo4j.web.token;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.testing.Tokens;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.auth.SecurityTokenException;
import org.apache.shindig.config.BasicContainerConfig;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.config.ContainerConfigException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

@DisplayName("The command that prints a token")
class TokenCommandTest {
  private static final String KEY = "shindig.neo4j.token-key";

  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();

  @Test
  void printsATokenForAViewerAnOwnerAndAnApplication() throws Exception {
    assertThat(run("--viewer", "john.doe", "--owner", "jane.doe", "--app", "http://app/g.xml"))
        .isZero();
    SecurityToken token = decrypted();
    assertThat(token.getViewerId()).isEqualTo("john.doe");
    assertThat(token.getOwnerId()).isEqualTo("jane.doe");
    assertThat(token.getAppId()).isEqualTo("http://app/g.xml");
    assertThat(token.isAnonymous()).isFalse();
    assertThat(lifetime(token)).isBetween(Duration.ofMinutes(59), Duration.ofHours(1));
  }

  @Test
  void takesTheViewerAsTheOwnerByDefault() throws Exception {
    run("--viewer", "john.doe", "--app", "1");
    assertThat(decrypted().getOwnerId()).isEqualTo("john.doe");
  }

  @Test
  void setsTheLifetimeOfTheToken() throws Exception {
    run("--viewer", "john.doe", "--app", "1", "--lifetime", "P2D");
    assertThat(lifetime(decrypted())).isBetween(Duration.ofHours(47), Duration.ofDays(2));
  }

  /** Revocations are forgotten after that time. */
  @Test
  void setsALifetimeOfFourHundredDaysAtMost() {
    assertThat(run("--viewer", "john.doe", "--app", "1", "--lifetime", "P400D")).isZero();
  }

  @Test
  void neverPrintsTheSameTokenTwice() {
    run("--viewer", "john.doe", "--app", "1");
    run("--viewer", "john.doe", "--app", "1");
    assertThat(output.toString().lines()).hasSize(2).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--viewer a",
        "--app 1",
        "--viewer a --app 1 --lifetime soon",
        "--viewer a --app 1 --lifetime PT0S",
        "--viewer a --app 1 --lifetime PT-1H",
        "--viewer a --app 1 --lifetime P400DT1S",
        "--viewer= --app 1"
      })
  void refusesBadArguments(String arguments) {
    assertThat(run(arguments.split(" "))).isEqualTo(2);
    assertThat(output.toString()).isEmpty();
    assertThat(errors.toString()).contains("Usage: token");
  }

  @Test
  void reportsAMissingKey() {
    assertThat(command(Map.of()).execute("--viewer", "a", "--app", "1")).isEqualTo(1);
    assertThat(output.toString()).isEmpty();
    assertThat(errors.toString().lines())
        .singleElement()
        .asString()
        .contains(KEY, "shindig.neo4j.token-key-file");
  }

  @Test
  void printsAPlainTokenIfTheSettingsSaySo() {
    command(Map.of("shindig.neo4j.token-type", "insecure"))
        .execute("--viewer", "john.doe", "--owner", "jane.doe", "--app", "1");
    assertThat(output.toString()).matches("jane\\.doe:john\\.doe:1:shindig:1:0:default:\\d+\n");
  }

  private int run(String... arguments) {
    return command(Map.of(KEY, Tokens.KEY)).execute(arguments);
  }

  private CommandLine command(Map<String, String> settings) {
    return TokenCommand.commandLine(key -> Optional.ofNullable(settings.get(key)))
        .setOut(new PrintWriter(output, true))
        .setErr(new PrintWriter(errors, true));
  }

  private SecurityToken decrypted() throws SecurityTokenException, ContainerConfigException {
    Map<String, String> parameters =
        Map.of(SecurityTokenCodec.SECURITY_TOKEN_NAME, output.toString().strip());
    return new EncryptedTokens(
            container(),
            TokenKeys.of(new TokenKey(Tokens.KEY)),
            RevocationCheck.NONE,
            Duration.ofHours(1),
            InstantSource.system())
        .createToken(parameters);
  }

  private static ContainerConfig container() throws ContainerConfigException {
    ContainerConfig config = new BasicContainerConfig();
    config
        .newTransaction()
        .addContainer(Map.of(ContainerConfig.CONTAINER_KEY, List.of("default")))
        .commit();
    return config;
  }

  private static Duration lifetime(SecurityToken token) {
    return Duration.between(Instant.now(), Instant.ofEpochSecond(token.getExpiresAt()));
  }
}
