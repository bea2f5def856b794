package io.shindigneo4j.web.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.opensocial.oauth.Issuance;
import io.shindigneo4j.testing.Tokens;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.shindig.auth.BlobCrypterSecurityToken;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.auth.SecurityTokenException;
import org.apache.shindig.config.BasicContainerConfig;
import org.apache.shindig.config.ContainerConfig;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A token, and one that renews another")
class EncryptedTokensTest {
  private static final Duration RENEWAL = Duration.ofHours(12);

  private final ContainerConfig config = new BasicContainerConfig();
  private Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
  private EncryptedTokens codec;

  /** What was revoked last: a person, an application, or all. */
  private String revoked = "nobody";

  private long before;

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
    TokenKeys keys = TokenKeys.of(new TokenKey(Tokens.KEY));
    codec = new EncryptedTokens(config, keys, this::isRevoked, RENEWAL, () -> now);
  }

  private static TokenCrypter crypter() {
    return new TokenCrypter(TokenKeys.of(new TokenKey(Tokens.KEY)), "default");
  }

  private SecurityToken read(String token) throws SecurityTokenException {
    return codec.createToken(Map.of(SecurityTokenCodec.SECURITY_TOKEN_NAME, token));
  }

  private boolean isRevoked(Issuance issuance) {
    boolean hit =
        revoked.isEmpty()
            || revoked.equals(issuance.person())
            || revoked.equals(issuance.client())
            || revoked.equals(issuance.session());
    return hit && issuance.moment() <= before;
  }

  private void revoke(String subject) {
    revoked = subject;
    before = now.toEpochMilli();
  }

  private String first() throws SecurityTokenException {
    Map<String, String> fields = Map.of("v", "jane", "o", "joe", "u", "http://app/");
    return codec.encodeToken(new BlobCrypterSecurityToken("default", null, null, fields));
  }

  private void assertRevoked(String token) {
    assertThatExceptionOfType(SecurityTokenException.class)
        .isThrownBy(() -> read(token))
        .withMessageContaining("revoked");
  }

  /** Or a gadget would have as many lives as it has places on pages. */
  @Test
  void isOfTheGadgetWhereverOnAPageThatIs() throws Exception {
    Map<String, String> fields = Map.of("v", "jane", "o", "joe", "u", "http://app/#7");
    String issued = codec.encodeToken(new BlobCrypterSecurityToken("default", null, null, fields));
    Map<String, String> ofAnother = new HashMap<>(fields);
    ofAnother.put("x", Long.toString(now.getEpochSecond() + 60));
    String other = "default:" + crypter().wrap(ofAnother);
    for (String token : List.of(issued, other)) {
      assertThat(read(token).getAppUrl()).isEqualTo("http://app/");
      assertThat(read(token).getAppId()).isEqualTo("http://app/");
    }
    revoke("http://app/");
    assertRevoked(issued);
    assertRevoked(other);
  }

  @Test
  void hasTheTimeOfTheFirst() throws Exception {
    SecurityToken first = read(first());
    assertThat(FirstIssue.of(first)).hasValue(now.toEpochMilli());
    long time = now.toEpochMilli();
    now = now.plus(Duration.ofHours(5));
    SecurityToken second = read(codec.encodeToken(first));
    now = now.plus(Duration.ofHours(5));
    assertThat(FirstIssue.of(read(codec.encodeToken(second)))).hasValue(time);
    assertThat(second.getViewerId()).isEqualTo("jane");
  }

  @Test
  void hasATimeWhereTheFirstHasNone() throws Exception {
    SecurityToken first = read(Tokens.encrypted("jane"));
    assertThat(FirstIssue.of(first).orElseThrow() / 1000)
        .isCloseTo(now.getEpochSecond(), Offset.offset(120L));
  }

  @ParameterizedTest
  @ValueSource(strings = {"jane", "http://app/", ""})
  void isRefusedOnceItsViewerItsApplicationOrAllIsRevoked(String subject) throws Exception {
    String first = first();
    now = now.plusSeconds(60);
    revoke(subject);
    now = now.plusSeconds(60);
    assertRevoked(first);
    read(first());
  }

  @Test
  void isRefusedAsTheFirstIs() throws Exception {
    SecurityToken first = read(first());
    now = now.plusSeconds(60);
    String second = codec.encodeToken(first);
    before = now.minusSeconds(30).toEpochMilli();
    revoked = "jane";
    assertRevoked(second);
  }

  @Test
  void isRefusedOnceItsSessionIsRevoked() throws Exception {
    TokenSettings settings =
        new TokenSettings(
            TokenType.SECURE, Optional.of(TokenKeys.of(new TokenKey(Tokens.KEY))), RENEWAL);
    TokenRequest request =
        new TokenRequest("jane", "jane", "1", Duration.ofHours(1), Optional.of("session"));
    String second = codec.encodeToken(read(new TokenIssuer(settings).issue(request)));
    now = now.plusSeconds(60);
    String other = first();
    revoke("session");
    assertRevoked(second);
    assertThat(read(other).getViewerId()).isEqualTo("jane");
  }

  @Test
  void isIssuedAgainInTheMillisecondAfterARevocation() throws Exception {
    String refused = first();
    revoke("jane");
    assertRevoked(refused);
    now = now.plusMillis(1);
    assertThat(read(first()).getViewerId()).isEqualTo("jane");
  }

  @Test
  void isOfAnyTimeWhereItSaysNoneAndIsValidForLong() throws Exception {
    revoked = "jane";
    before = 1;
    Map<String, String> fields = new HashMap<>(Map.of("v", "jane", "o", "jane", "u", "1"));
    fields.put("x", Long.toString(now.plus(Duration.ofDays(2)).getEpochSecond()));
    assertRevoked(Tokens.encrypted(Tokens.KEY, fields));
    fields.put("x", Long.toString(now.getEpochSecond() + 3600));
    assertThat(read(Tokens.encrypted(Tokens.KEY, fields)).getViewerId()).isEqualTo("jane");
  }

  @Test
  void isIssuedForALimitedTime() throws Exception {
    SecurityToken first = read(first());
    now = now.plus(RENEWAL);
    SecurityToken second = read(codec.encodeToken(first));
    now = now.plusMillis(1);
    assertThatExceptionOfType(SecurityTokenException.class)
        .isThrownBy(() -> codec.encodeToken(second))
        .withMessageContaining("sign in again");
  }
}
