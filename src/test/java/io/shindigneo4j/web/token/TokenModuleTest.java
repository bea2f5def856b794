package io.shindigneo4j.web.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Throwables;
import com.google.inject.CreationException;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Stage;
import com.google.inject.util.Modules;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.LayeredPropertiesModule;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.auth.SecurityTokenException;
import org.apache.shindig.config.BasicContainerConfig;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.config.ContainerConfigException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Tokens within Shindig")
class TokenModuleTest {
  private static final String TYPE = "shindig.neo4j.token-type";
  private static final String KEY = "shindig.neo4j.token-key";
  private static final String ANONYMOUS = "shindig.allowUnauthenticated";
  private static final String PLAIN = "john.doe:john.doe:1:shindig:app:0:default";

  @AfterEach
  void forget() {
    List.of(TYPE, KEY, ANONYMOUS).forEach(System::clearProperty);
  }

  @Test
  void areEncryptedWithOurContainerConfiguration() throws Exception {
    System.setProperty(KEY, Tokens.KEY);
    SecurityTokenCodec codec = start(Modules.EMPTY_MODULE).getInstance(SecurityTokenCodec.class);
    assertThat(parse(codec, Tokens.encrypted("john.doe")).getViewerId()).isEqualTo("john.doe");
    assertThat(codec.getTokenTimeToLive("default")).isEqualTo(3600);
    assertRefused(codec, PLAIN);
  }

  @Test
  void comeBackAsTheyWereEncoded() throws Exception {
    SecurityTokenCodec codec = secure(Map.of());
    SecurityToken token = parse(codec, Tokens.encrypted("jane.doe", "john.doe", "app"));
    SecurityToken again = parse(codec, codec.encodeToken(token));
    assertThat(again.getOwnerId()).isEqualTo("jane.doe");
    assertThat(again.getViewerId()).isEqualTo("john.doe");
    assertThat(again.getAppId()).isEqualTo("app");
  }

  @Test
  void doNotStartWithoutAKey() {
    assertDoesNotStart(Map.of(), KEY);
  }

  @Test
  void doNotStartWhenContainerJsHasInsecureOnesAndNobodyAskedForTheseByName() {
    System.setProperty(KEY, Tokens.KEY);
    assertDoesNotStart(
        Map.of("gadgets.securityTokenType", "insecure"), "shindig.neo4j.token-type=insecure");
  }

  @Test
  void doNotStartWhenContainerJsHasAKeyOfItsOwn() {
    System.setProperty(KEY, Tokens.KEY);
    assertDoesNotStart(Map.of("gadgets.securityTokenKey", "another"), KEY);
  }

  @Test
  void areInsecureByNameWithALoudWarning() throws Exception {
    System.setProperty(TYPE, "insecure");
    Warnings warnings = new Warnings();
    Logger logger = Logger.getLogger(TokenModule.class.getName());
    logger.addHandler(warnings);
    try {
      assertThat(parse(codec(Map.of()), PLAIN).getViewerId()).isEqualTo("john.doe");
    } finally {
      logger.removeHandler(warnings);
    }
    assertThat(warnings.text).contains("INSECURE");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "default:",
        "default:%%%",
        "default:AAAA",
        "default:a:b",
        "other:AAAA",
        ":",
        "\u0000",
        "default:\u20ac\ud83d"
      })
  void areRefusedWhenMalformed(String token) throws Exception {
    assertRefused(secure(Map.of()), token);
  }

  @Test
  void areRefusedWhenAnyOfTheirCharactersIsChanged() throws Exception {
    SecurityTokenCodec codec = secure(Map.of());
    String token = Tokens.encrypted("john.doe");
    // The last one holds bits that encode nothing.
    for (int index = "default:".length(); index < token.length() - 1; index++) {
      char other = token.charAt(index) == 'A' ? 'B' : 'A';
      assertRefused(codec, token.substring(0, index) + other + token.substring(index + 1));
    }
  }

  @Test
  void areRefusedWhenExpiredEverlastingOrOfAnotherKey() throws Exception {
    SecurityTokenCodec codec = secure(Map.of());
    assertRefused(codec, Tokens.expired("john.doe"));
    assertRefused(codec, Tokens.everlasting("john.doe"));
    assertRefused(
        codec,
        Tokens.encrypted(
            "anotherKeyThatIsLongEnough0123456789", Map.of("v", "x", "x", "9999999999")));
    assertRefused(codec, Tokens.encrypted(Tokens.KEY, Map.of("v", "x", "x", "soon")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "john.doe:john.doe:1:shindig:http://localhost/g.xml:0:default",
        "john.doe:john.doe:1:shindig:app:many:default",
        "john.doe:john.doe:1:shindig:%zz:0:default",
        "john.doe"
      })
  void areRefusedWhenInsecureOnesAreMalformed(String token) throws Exception {
    System.setProperty(TYPE, "insecure");
    assertRefused(codec(Map.of()), token);
  }

  @ParameterizedTest
  @NullAndEmptySource
  @ValueSource(strings = " ")
  void areAnonymousWhenEmptyAndThatIsAllowed(String token) throws Exception {
    assertThat(parse(secure(Map.of()), token).isAnonymous()).isTrue();
  }

  @ParameterizedTest
  @NullAndEmptySource
  @ValueSource(strings = " ")
  void areRefusedWhenEmptyAndEverybodyMustHaveOne(String token) throws Exception {
    System.setProperty(ANONYMOUS, "false");
    assertRefused(secure(Map.of()), token);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", ""})
  void areAnonymousWhenTheirViewerIsNobody(String viewer) throws Exception {
    SecurityToken token = parse(secure(Map.of()), Tokens.encrypted("jane.doe", viewer, "app"));
    assertThat(token.isAnonymous()).isTrue();
    assertThat(token.getViewerId()).isEqualTo("-1");
    assertThat(token.getOwnerId()).isEqualTo("-1");
    assertThat(token.getAppUrl()).isEqualTo("app");
  }

  @Test
  void areAnonymousWithoutAViewer() throws Exception {
    String token = Tokens.encrypted(Tokens.KEY, Map.of("o", "jane.doe", "x", "9999999999"));
    assertThat(parse(secure(Map.of()), token).isAnonymous()).isTrue();
  }

  @Test
  void ofNewContainersHaveTheSameKey() throws Exception {
    System.setProperty(KEY, Tokens.KEY);
    ContainerConfig config = config(Map.of());
    SecurityTokenCodec codec =
        start(binder -> binder.bind(ContainerConfig.class).toInstance(config))
            .getInstance(SecurityTokenCodec.class);
    String token =
        "late:"
            + new TokenCrypter(TokenKeys.of(new TokenKey(Tokens.KEY)), "late")
                .wrap(Map.of("v", "john.doe", "x", "9999999999"));
    assertRefused(codec, token);
    config
        .newTransaction()
        .addContainer(Map.of(ContainerConfig.CONTAINER_KEY, List.of("late")))
        .commit();
    assertThat(parse(codec, token).getContainer()).isEqualTo("late");
    assertRefused(codec, token.replace("late:", "default:"));
  }

  private static SecurityTokenCodec secure(Map<String, Object> container) throws Exception {
    System.setProperty(KEY, Tokens.KEY);
    return codec(container);
  }

  private static SecurityTokenCodec codec(Map<String, Object> container) throws Exception {
    ContainerConfig config = config(container);
    return start(binder -> binder.bind(ContainerConfig.class).toInstance(config))
        .getInstance(SecurityTokenCodec.class);
  }

  private static Injector start(com.google.inject.Module others) {
    return Guice.createInjector(
        Stage.PRODUCTION, new LayeredPropertiesModule(), new TokenModule(), others);
  }

  private static ContainerConfig config(Map<String, Object> container)
      throws ContainerConfigException {
    Map<String, Object> all = new HashMap<>(container);
    all.put(ContainerConfig.CONTAINER_KEY, List.of("default"));
    ContainerConfig config = new BasicContainerConfig();
    config.newTransaction().addContainer(all).commit();
    return config;
  }

  private static void assertDoesNotStart(Map<String, Object> container, String message) {
    assertThatThrownBy(() -> codec(container))
        .isInstanceOf(CreationException.class)
        .extracting(Throwables::getRootCause)
        .isInstanceOfSatisfying(
            InvalidSettingException.class, e -> assertThat(e).hasMessageContaining(message));
  }

  private static void assertRefused(SecurityTokenCodec codec, String token) {
    assertThatThrownBy(() -> parse(codec, token)).isInstanceOf(SecurityTokenException.class);
  }

  private static SecurityToken parse(SecurityTokenCodec codec, String token)
      throws SecurityTokenException {
    Map<String, String> parameters = new HashMap<>();
    parameters.put(SecurityTokenCodec.SECURITY_TOKEN_NAME, token);
    return codec.createToken(parameters);
  }

  private static final class Warnings extends Handler {
    private String text = "";

    @Override
    public void publish(LogRecord entry) {
      if (entry.getLevel().intValue() >= Level.WARNING.intValue()) {
        text += entry.getMessage();
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
