package io.shindigneo4j.procedures.media;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

@DisplayName("The timelines of albums")
@ExtendWith(SharedGraphServer.class)
class ApplicationTimelinesTest {

  /** After so many relationships, a budget looks whether the call was cancelled. */
  private static final int BETWEEN_CHECKS = 4096;

  @Test
  void areWithoutOneThatIsDeletedWhileTheyAreRead(GraphServer server) {
    try (Transaction transaction = server.database("neo4j").beginTx()) {
      Node person = transaction.createNode();
      Node timeline = transaction.createNode();
      timeline.setProperty(GraphNames.APPLICATION, "app");
      Relationship link =
          person.createRelationshipTo(
              timeline, RelationshipType.withName(GraphNames.HAS_ALBUM_TIMELINE));
      ApplicationTimelines albums = ApplicationTimelines.ofAlbums(person);
      assertThat(albums.owners(new WorkBudget(Long.MAX_VALUE, () -> {}), "app"))
          .containsExactly(timeline);
      WorkBudget budget =
          new WorkBudget(
              Long.MAX_VALUE,
              () -> {
                link.delete();
                timeline.delete();
              });
      for (int i = 0; i < BETWEEN_CHECKS; i++) {
        budget.spend();
      }
      assertThat(albums.owners(budget, "app")).isEmpty();
    }
  }
}
