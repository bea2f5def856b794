package io.shindigneo4j.server;

import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.shindigneo4j.testing.StartsServer;
import java.io.InputStream;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;

@DisplayName("A local database")
@StartsServer
class LocalDatabaseTest {

  private final InputStream input = System.in;

  /** It would end with its input. */
  @BeforeEach
  void giveNoInput() {
    System.setIn(InputStream.nullInputStream());
  }

  @AfterEach
  void giveInputBack() {
    System.setIn(input);
  }

  @Test
  void endsAtOnceWithTheReasonWhenItsDataAreOfANewerPlugin(@TempDir Path directory) {
    writeNewerVersion(directory);
    assertThatIllegalStateException()
        .isThrownBy(() -> LocalDatabase.main(new String[] {directory.toString()}))
        .withMessageContaining("the schema of the database neo4j has version 1000");
  }

  private static void writeNewerVersion(Path directory) {
    DatabaseManagementService service =
        new DatabaseManagementServiceBuilder(directory)
            .setConfig(ServerSettings.enabled, false)
            .build();
    service
        .database("neo4j")
        .executeTransactionally("CREATE (:ShindigSchema {name: 'shindig-neo4j', version: 1000})");
    service.shutdown();
  }
}
