package io.shindigneo4j.web.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.testing.Tokens;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.auth.SecurityTokenException;
import org.apache.shindig.config.BasicContainerConfig;
import org.apache.shindig.config.ContainerConfig;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A token that renews another")
class EncryptedTokensTest {
  private static final Duration RENEWAL = Duration.ofHours(12);

  private final ContainerConfig config = new BasicContainerConfig();
  private Instant now = Instant.now();
  private EncryptedTokens codec;

  @BeforeEach
  void configure() throws Exception {
    config
        .newTransaction()
        .addContainer(
            Map.of(
                ContainerConfig.CONTAINER_KEY,
                List.of("default"),
                SecurityTokenCodec.SECURITY_TOKEN_TTL_CONFIG,
                3600))
        .commit();
    codec = new EncryptedTokens(config, new TokenKey(Tokens.KEY), RENEWAL, () -> now);
  }

  private SecurityToken read(String token) throws SecurityTokenException {
    return codec.createToken(Map.of(SecurityTokenCodec.SECURITY_TOKEN_NAME, token));
  }

  @Test
  void hasTheTimeOfTheFirst() throws Exception {
    SecurityToken first = read(Tokens.encrypted("jane"));
    long time = FirstIssue.of(first);
    assertThat(time).isCloseTo(now.getEpochSecond(), Offset.offset(120L));
    now = now.plus(Duration.ofHours(5));
    SecurityToken second = read(codec.encodeToken(first));
    now = now.plus(Duration.ofHours(5));
    assertThat(FirstIssue.of(read(codec.encodeToken(second)))).isEqualTo(time);
    assertThat(second.getViewerId()).isEqualTo("jane");
  }

  @Test
  void isIssuedForALimitedTime() throws Exception {
    SecurityToken first = read(Tokens.encrypted("jane"));
    now = now.plus(RENEWAL).minusSeconds(300);
    SecurityToken second = read(codec.encodeToken(first));
    now = now.plusSeconds(600);
    assertThatExceptionOfType(SecurityTokenException.class)
        .isThrownBy(() -> codec.encodeToken(second))
        .withMessageContaining("sign in again");
  }
}
