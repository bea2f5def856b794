package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.CreatePerson;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.request.Receipt;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("The driver may send a write twice")
class RepeatableWritesTest {

  private static final Receipt RECEIPT = new Receipt("key", "answer", 1);

  private final List<Statement> statements = new ArrayList<>();

  /** It answers nothing. */
  private final GraphDriver driver =
      (GraphDriver)
          Proxy.newProxyInstance(
              GraphDriver.class.getClassLoader(),
              new Class<?>[] {GraphDriver.class},
              (proxy, method, arguments) -> {
                if (method.getName().equals("callTimeout")) {
                  return Duration.ofMinutes(1);
                }
                statements.add((Statement) arguments[0]);
                return new CompletableFuture<>();
              });

  @ParameterizedTest
  @EnumSource(QueryMode.class)
  void ifItLeavesAReceipt(QueryMode mode) {
    OperationRunner operations = new OperationRunner(driver, mode);
    operations.run(PeopleOperations.CREATE, new CreatePerson("a", Map.of(), List.of(), RECEIPT));
    operations.run(PeopleOperations.CREATE, new CreatePerson("a", Map.of(), List.of(), null));
    operations.run(PeopleOperations.DELETE, new DeletePerson("a"));
    assertThat(statements).extracting(Statement::repeatable).containsExactly(true, false, false);
    assertThat(statements).allMatch(Statement::writes);
  }
}
