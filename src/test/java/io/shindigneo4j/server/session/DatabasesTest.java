package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.graphdb.security.AuthorizationViolationException;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/** Rights on databases are Neo4j Enterprise's; the databases are scripted. */
@DisplayName("A database")
class DatabasesTest {

  private final GraphDatabaseAPI open =
      database((proxy, method, arguments) -> fake(InternalTransaction.class, (p, m, a) -> null));
  private final GraphDatabaseAPI closed =
      database(
          (proxy, method, arguments) -> {
            throw new AuthorizationViolationException("no access");
          });

  private final Databases databases =
      new Databases(
          fake(
              DatabaseManagementService.class,
              (proxy, method, arguments) ->
                  switch ((String) arguments[0]) {
                    case "open" -> open;
                    case "closed" -> closed;
                    default -> throw new IllegalArgumentException("not asked for");
                  }),
          null);

  @Test
  void isFoundByThoseWhoMayUseIt() {
    assertThat(databases.find("open", LoginContext.AUTH_DISABLED)).contains(open);
  }

  @Test
  void isNotThereForOthers() {
    assertThat(databases.find("closed", LoginContext.AUTH_DISABLED)).isEmpty();
  }

  private static GraphDatabaseAPI database(InvocationHandler beginning) {
    return fake(
        GraphDatabaseAPI.class,
        (proxy, method, arguments) ->
            switch (method.getName()) {
              case "isAvailable" -> true;
              case "beginTransaction" -> beginning.invoke(proxy, method, arguments);
              case "equals" -> proxy == arguments[0];
              default -> null;
            });
  }

  private static <T> T fake(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
