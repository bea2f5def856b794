package io.shindigneo4j.web.oauth2;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.TimeOrderedIdentifiers;
import io.shindigneo4j.opensocial.oauth.AccessRequest;
import io.shindigneo4j.opensocial.oauth.TokenLifetimes;
import io.shindigneo4j.opensocial.oauth.TokenStore;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientKind;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StaleFollowers;
import io.shindigneo4j.web.page.Parameters;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Proxy;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** The real clock gives a miss back in six seconds. */
@DisplayName("A client that asks what its tokens are")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class IntrospectionMissesTest {
  private static final int MISSES = 10;
  private static final int MANY = 60;

  private final AtomicInteger atLeader = new AtomicInteger();
  private final IntrospectionServlet servlet = new IntrospectionServlet();
  private GraphDriver driver;
  private TokenStore tokens;

  @BeforeEach
  void start(GraphServer server) {
    driver = server.driver();
    tokens =
        new TokenStore(
            new OperationRunner(
                StaleFollowers.of(driver, atLeader::incrementAndGet), QueryMode.NATIVE),
            new TimeOrderedIdentifiers(),
            Clock.systemUTC(),
            TokenLifetimes.from(key -> Optional.empty()));
    servlet.set(tokens);
    server
        .database("neo4j")
        .executeTransactionally("CREATE (:OAuthClient {id: 'site', enabled: true})");
  }

  @AfterEach
  void stop() {
    driver.close();
  }

  private String introspect(String client, String token) throws Exception {
    StringWriter body = new StringWriter();
    HttpServletRequest request =
        fake(HttpServletRequest.class, Map.of("getQueryString", "token=" + token));
    HttpServletResponse response =
        fake(HttpServletResponse.class, Map.of("getWriter", new PrintWriter(body)));
    servlet.answer(
        client(client), Parameters.ofQuery(request), "https://social.example", response, null);
    return body.toString();
  }

  /** Answers these methods alone; all others do nothing. */
  private static <T> T fake(Class<T> type, Map<String, Object> answers) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> answers.get(method.getName())));
  }

  private static Client client(String id) {
    return new Client(
        id,
        id,
        ClientKind.CONFIDENTIAL,
        null,
        null,
        null,
        List.of(),
        List.of(),
        List.of(),
        true,
        0);
  }

  @Test
  void hasTheLeaderAskedInVainAFewTimesAlone() throws Exception {
    for (int i = 0; i < MANY; i++) {
      assertThat(introspect("site", "unknown" + i)).isEqualTo("{\"active\":false}");
    }
    assertThat(atLeader.get()).isBetween(MISSES, MANY / 2);
    int before = atLeader.get();
    assertThat(introspect("other", "unknown")).isEqualTo("{\"active\":false}");
    assertThat(atLeader).as("of another client").hasValue(before + 1);
  }

  @Test
  void isToldOfYoungTokensHoweverManyItHas() throws Exception {
    AccessRequest request = new AccessRequest("site", Optional.empty(), List.of("people:read"));
    String token = Answers.get(tokens.issueAccess(request)).orElseThrow().access().text();
    for (int i = 0; i < MANY; i++) {
      assertThat(introspect("site", token)).contains("\"active\":true");
    }
  }
}
