package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.common.DependencyResolver;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.internal.kernel.api.connectioninfo.ClientConnectionInfo;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.api.security.AuthManager;
import org.neo4j.kernel.api.security.AuthToken;
import org.neo4j.kernel.api.security.exception.InvalidAuthTokenException;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

@DisplayName("A bearer token")
@ExtendWith(SharedGraphServer.class)
class AuthenticatorTest {

  private static final ClientConnectionInfo CONNECTION = ClientConnectionInfo.EMBEDDED_CONNECTION;

  private final Authenticator authenticator = new Authenticator(knowing("good"));

  @Test
  void isLeftToNeo4j() {
    Optional<LoginContext> known = authenticator.login(new Credential.Bearer("good"), CONNECTION);
    assertThat(known).contains(LoginContext.AUTH_DISABLED);
    assertThat(authenticator.login(new Credential.Bearer("bad"), CONNECTION)).isEmpty();
  }

  @Test
  void isNotTold() {
    assertThat(new Credential.Bearer("hush").toString()).doesNotContain("hush");
    assertThat(new Credential.Password("jane", "hush").toString()).doesNotContain("hush");
  }

  @Test
  void isRefusedByNeo4jsOwnUsersDatabase(GraphServer server) {
    Authenticator real = new Authenticator(managing((GraphDatabaseAPI) server.database("system")));
    assertThat(real.login(new Credential.Bearer("good"), CONNECTION)).isEmpty();
    assertThat(real.login(new Credential.Password("neo4j", "test-password"), CONNECTION))
        .isPresent();
  }

  /** A Neo4j that has a provider of identities, which has issued one token. */
  private static DatabaseManagementService knowing(String issued) {
    AuthManager manager =
        new AuthManager() {
          @Override
          public LoginContext login(Map<String, Object> token, ClientConnectionInfo connection)
              throws InvalidAuthTokenException {
            String text = new String((byte[]) token.get("credentials"), StandardCharsets.UTF_8);
            if (token.get("scheme").equals("bearer") && text.equals(issued)) {
              return LoginContext.AUTH_DISABLED;
            }
            throw AuthToken.invalidToken("not issued");
          }

          @Override
          public LoginContext impersonate(LoginContext context, String user) {
            throw new UnsupportedOperationException();
          }
        };
    DependencyResolver resolver =
        fake(DependencyResolver.class, (proxy, method, arguments) -> manager);
    return managing(fake(GraphDatabaseAPI.class, (proxy, method, arguments) -> resolver));
  }

  private static DatabaseManagementService managing(GraphDatabaseAPI system) {
    return fake(DatabaseManagementService.class, (proxy, method, arguments) -> system);
  }

  private static <T> T fake(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
