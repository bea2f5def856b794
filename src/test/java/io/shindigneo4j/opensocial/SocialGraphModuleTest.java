package io.shindigneo4j.opensocial;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.Stage;
import com.google.inject.name.Names;
import com.google.inject.util.Types;
import io.shindigneo4j.opensocial.json.JsonBeanConverter;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.LayeredPropertiesModule;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import net.oauth.OAuthProblemException;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;
import org.apache.shindig.protocol.conversion.BeanConverter;
import org.apache.shindig.social.core.oauth2.OAuth2DataService;
import org.apache.shindig.social.opensocial.oauth.OAuthDataStore;
import org.apache.shindig.social.opensocial.spi.PersonService;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The back end within Shindig, while no database is there")
class SocialGraphModuleTest {

  private static final String URI = "shindig.neo4j.uri";
  private static final String TIMEOUT = "shindig.neo4j.call-timeout";

  private Set<Thread> before;
  private Injector injector;

  @BeforeEach
  void start() throws IOException {
    System.setProperty(URI, "ws://127.0.0.1:" + FreePort.find() + "/neo4j");
    System.setProperty(TIMEOUT, "PT1S");
    before = Thread.getAllStackTraces().keySet();
    injector =
        Guice.createInjector(
            Stage.PRODUCTION,
            new LayeredPropertiesModule(),
            new SocialApiModule(),
            new SocialGraphModule());
  }

  @AfterEach
  void stop() {
    injector.getInstance(CleanupHandler.class).cleanup();
    System.clearProperty(URI);
    System.clearProperty(TIMEOUT);
  }

  @Test
  void startsAndAnswersThatTheDatabaseIsNotAvailable() {
    PersonService people = injector.getInstance(PersonService.class);
    assertRefused(
        503,
        () -> Answers.get(people.getPerson(UserId.fromJson("a"), Set.of(), Tokens.viewer("a"))));
  }

  @Test
  void writesJsonByPreparedWriters() {
    BeanConverter json =
        injector.getInstance(
            Key.get(BeanConverter.class, Names.named("shindig.bean.converter.json")));
    assertThat(json).isInstanceOf(JsonBeanConverter.class);
    assertThat(json.convertToString(List.of("<"))).isEqualTo("[\"\\u003c\"]");
  }

  @Test
  void stopsWithoutLeavingThreads() {
    await().until(() -> driverThreads() > 0);
    injector.getInstance(CleanupHandler.class).cleanup();
    await().until(() -> driverThreads() == 0);
  }

  @Test
  void knowsNoConsumerAndNoClientOfOAuth() throws OAuthProblemException {
    OAuthDataStore consumers = injector.getInstance(OAuthDataStore.class);
    assertThat(consumers.getConsumer("http://localhost/gadget.xml")).isNull();
    assertThat(consumers.getEntry("token")).isNull();
    assertThatThrownBy(() -> consumers.generateRequestToken("key", "1.0", "none"))
        .isInstanceOf(OAuthProblemException.class);
    assertThatThrownBy(() -> consumers.getSecurityTokenForConsumerRequest("key", "john.doe"))
        .isInstanceOf(OAuthProblemException.class);
    OAuth2DataService clients = injector.getInstance(OAuth2DataService.class);
    assertThat(clients.getClient("client")).isNull();
    assertThat(clients.getAccessToken("token")).isNull();
  }

  @Test
  void bindsEveryHandlersService() {
    Set<?> handlers =
        (Set<?>)
            injector.getInstance(
                Key.get(Types.setOf(Object.class), Names.named("org.apache.shindig.handlers")));
    assertThat(handlers)
        .hasSizeGreaterThanOrEqualTo(8)
        .allSatisfy(handler -> assertThat(injector.getInstance((Class<?>) handler)).isNotNull());
  }

  private long driverThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> !before.contains(thread))
        .filter(SocialGraphModuleTest::isDrivers)
        .count();
  }

  private static boolean isDrivers(Thread thread) {
    String name = thread.getName().toLowerCase(Locale.ROOT);
    return name.startsWith("shindig-neo4j") || name.contains("grizzly") || name.contains("tyrus");
  }
}
