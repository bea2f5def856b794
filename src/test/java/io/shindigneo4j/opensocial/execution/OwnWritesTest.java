package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.DriverSettings.Routing;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.schema.people.DeletePerson;
import io.shindigneo4j.schema.people.GetPerson;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("An operation after one that has written")
@ExtendWith(SharedGraphServer.class)
class OwnWritesTest {

  private final List<Statement> asked = new CopyOnWriteArrayList<>();

  @Test
  void waitsForItWhereThereMayBeFollowers(GraphServer server) {
    try (GraphDriver driver =
        GraphDriver.connect(server.driverSettings().withRouting(Routing.TABLE))) {
      writeAndRead(new OperationRunner(listening(driver), QueryMode.NATIVE, true));
    }
    assertThat(asked.get(0).bookmarks()).isEmpty();
    assertThat(asked.get(1).bookmarks()).hasSize(1);
  }

  @Test
  void hasNothingToWaitForWithOneServer(GraphServer server) {
    try (GraphDriver driver = server.driver()) {
      writeAndRead(new OperationRunner(listening(driver), QueryMode.NATIVE));
    }
    assertThat(asked).hasSize(2).allMatch(statement -> statement.bookmarks().isEmpty());
  }

  private static void writeAndRead(OperationRunner operations) {
    operations.runUntyped(PeopleOperations.DELETE, new DeletePerson("nobody")).join();
    Selection id = new Selection(List.of("id"), List.of());
    operations.runUntyped(PeopleOperations.GET, new GetPerson("nobody", id)).join();
  }

  private GraphDriver listening(GraphDriver driver) {
    return (GraphDriver)
        Proxy.newProxyInstance(
            GraphDriver.class.getClassLoader(),
            new Class<?>[] {GraphDriver.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("run")) {
                asked.add((Statement) arguments[0]);
              }
              return method.invoke(driver, arguments);
            });
  }
}
