package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("The bookmarks of a driver's writes")
@ExtendWith(SharedGraphServer.class)
class OwnWritesOnTheGraphTest {

  private static final Statement WRITE = Statement.cypher("CREATE (:Made)").writing();

  private final BookmarkManager bookmarks = BookmarkManager.inMemory();
  private GraphDriver driver;

  @BeforeEach
  void connect(GraphServer server) {
    driver = GraphDriver.connect(server.driverSettings().withBookmarks(bookmarks));
  }

  @AfterEach
  void close() {
    driver.close();
  }

  @Test
  void areKeptForTheNextStatement() {
    List<String> first = List.of(driver.execute(WRITE).bookmark().orElseThrow());
    assertThat(bookmarks.bookmarks()).isEqualTo(first);
    List<String> second = List.of(driver.run(WRITE).join().bookmark().orElseThrow());
    assertThat(bookmarks.bookmarks()).isEqualTo(second).isNotEqualTo(first);
    driver.execute(Statement.cypher("RETURN 1"));
    assertThat(bookmarks.bookmarks()).isEqualTo(second);
  }

  @Test
  void areKeptOfTransactionsAndStreams() {
    driver.executeWrite(transaction -> transaction.run(WRITE));
    List<String> first = bookmarks.bookmarks();
    assertThat(first).hasSize(1);
    try (ResultStream stream = driver.stream(WRITE)) {
      assertThat(stream.hasNext()).isFalse();
    }
    assertThat(bookmarks.bookmarks()).hasSize(1).isNotEqualTo(first);
  }

  @Test
  void areForgottenWhenTheDatabaseDoesNotKnowThem() {
    bookmarks.update(List.of(), "of another database");
    Statement read = Statement.cypher("RETURN 1 AS one");
    assertThat(CallResults.thrown(() -> driver.execute(read)).code())
        .isEqualTo(DriverException.UNKNOWN_BOOKMARK);
    assertThat(bookmarks.bookmarks()).isEmpty();
    assertThat(driver.execute(read).records()).hasSize(1);
  }
}
