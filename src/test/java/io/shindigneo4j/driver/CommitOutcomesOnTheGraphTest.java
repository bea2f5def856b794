package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.thrown;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.FailingCommits;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A commit that fails halfway, by our protocol and by Bolt")
@StartsServer
@Timeout(TestDeadlines.TEST_SECONDS)
class CommitOutcomesOnTheGraphTest {

  private static final Statement CREATE = Statement.cypher("CREATE (:Made)").writing();
  private static final Statement READ = Statement.cypher("RETURN 1");

  private GraphServer server;

  @BeforeEach
  void start() {
    server = GraphServer.start(GraphServer.BOLT);
    FailingCommits.halfway(server);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @ParameterizedTest
  @EnumSource(Link.class)
  void isUnknownAndTheDatabaseCannotBeUsedUntilItStartsAgain(Link link) {
    try (GraphDriver driver = link.driver(server)) {
      assertThat(driver.execute(READ).records()).hasSize(1);
      assertUnknown(thrown(() -> driver.execute(CREATE)));
      assertThat(thrown(() -> driver.execute(READ))).isInstanceOf(TransientDriverException.class);
    }
  }

  @Exhaustive
  @ParameterizedTest
  @EnumSource(Link.class)
  void isUnknownInATransaction(Link link) {
    try (GraphDriver driver = link.driver(server)) {
      assertUnknown(thrown(() -> driver.executeWrite(transaction -> transaction.run(CREATE))));
    }
  }

  private static void assertUnknown(DriverException failure) {
    assertThat(failure).isInstanceOf(PermanentDriverException.class);
    assertThat(failure.code()).isEqualTo(DriverException.OUTCOME_UNKNOWN);
  }
}
