package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.schema.expiry.ExpiredData;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.logging.NullLog;

@DisplayName("Old data is deleted")
class ExpiredDataCleanupTest {

  /** Whether there is an import, stored writes, and what expires of OpenSocial's. */
  private static final int A_ROUND = 2 + ExpiredData.values().length;

  private final Queue<Runnable> rounds = new ArrayDeque<>();
  private final List<String> asked = new ArrayList<>();
  private BooleanSupplier available = () -> true;
  private boolean importing;

  private final Timer timer =
      (task, nanos) -> {
        rounds.add(task);
        return () -> {};
      };

  private final ExpiredDataCleanup cleanup =
      new ExpiredDataCleanup(
          timer,
          new WorkerPools(
              Runnable::run,
              Runnable::run,
              Runnable::run,
              Runnable::run,
              Runnable::run,
              timer,
              100),
          NullLog.getInstance());

  @Test
  void inEachDatabaseAgainAndAgainButNotInTheSystemDatabase() {
    cleanup.begin();
    cleanup.add(database("system"));
    cleanup.add(database("neo4j"));
    rounds.remove().run();
    assertThat(asked).containsOnly("neo4j").hasSize(A_ROUND);
    rounds.remove().run();
    assertThat(asked).containsOnly("neo4j").hasSize(2 * A_ROUND);
  }

  @Test
  void inNoDatabaseThatIsNotAvailable() {
    cleanup.begin();
    cleanup.add(database("neo4j"));
    available = () -> false;
    rounds.remove().run();
    assertThat(asked).isEmpty();
    available = () -> true;
    cleanup.add(database("neo4j"));
    rounds.remove().run();
    assertThat(asked).as("once somebody uses it again").containsOnly("neo4j").hasSize(A_ROUND);
  }

  @Test
  void inNoDatabaseThatACopyIsBeingImportedInto() {
    cleanup.begin();
    cleanup.add(database("neo4j"));
    importing = true;
    rounds.remove().run();
    assertThat(asked).hasSize(1);
    importing = false;
    rounds.remove().run();
    assertThat(asked).hasSize(1 + A_ROUND);
  }

  @Test
  void againAfterARoundThatHasFailed() {
    cleanup.begin();
    cleanup.add(database("neo4j"));
    available =
        () -> {
          throw new OutOfMemoryError("Java heap space");
        };
    assertThatThrownBy(rounds.remove()::run).isInstanceOf(OutOfMemoryError.class);
    available = () -> true;
    rounds.remove().run();
    assertThat(asked).containsOnly("neo4j").hasSize(A_ROUND);
  }

  /** One that says no more than that it was asked. */
  private GraphDatabaseService database(String name) {
    return (GraphDatabaseService)
        Proxy.newProxyInstance(
            GraphDatabaseService.class.getClassLoader(),
            new Class<?>[] {GraphDatabaseService.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "databaseName" -> name;
                  case "isAvailable" -> available.getAsBoolean();
                  case "hashCode" -> name.hashCode();
                  case "equals" -> proxy == arguments[0];
                  case "executeTransactionally" -> {
                    asked.add(name);
                    yield arguments.length > 2 ? importing : null;
                  }
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }
}
