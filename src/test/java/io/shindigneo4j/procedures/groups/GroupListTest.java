package io.shindigneo4j.procedures.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.ListGroups;
import io.shindigneo4j.schema.groups.GroupOperations.MembershipKind;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StoreReads;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.GraphDatabaseService;

@DisplayName("A list of the closed groups of somebody else")
@ExtendWith(SharedGraphServer.class)
class GroupListTest {

  private static final int GROUPS = 20;
  private static final int OWN_GROUPS = 100;

  private GraphDatabaseService database;

  @BeforeEach
  void viewer(GraphServer server) {
    server.clear();
    database = server.database("neo4j");
    database.executeTransactionally(
        """
        CREATE (:Person {id: 'person'}), (viewer:Person {id: 'viewer'})
        WITH viewer UNWIND range(1, $groups) AS i
        CREATE (viewer)-[:MEMBER_OF {since: 0}]->(:Group {id: 'own' + i, closed: true})
        """,
        Map.of("groups", OWN_GROUPS));
  }

  @Test
  void readsTheGroupsOfTheViewerOnce() {
    join(1);
    long reads = reads();
    join(GROUPS);
    assertThat(reads()).isBetween(reads, reads + 20 * GROUPS);
  }

  private void join(int groups) {
    database.executeTransactionally(
        """
        MATCH (person:Person {id: 'person'}) UNWIND range(1, $groups) AS i
        CREATE (person)-[:MEMBER_OF {since: 0}]->(group:Group {id: randomUUID(), closed: true})
        WITH group UNWIND range(1, $members) AS i
        CREATE (:Person {id: randomUUID()})-[:MEMBER_OF {since: 0}]->(group)
        """,
        Map.of("groups", groups, "members", OWN_GROUPS));
  }

  private long reads() {
    ListGroups groups =
        new ListGroups(
            "person",
            "viewer",
            MembershipKind.MEMBERSHIP,
            new ListQuery(null, null, new Sort(null, true), new Page(0, GROUPS)),
            new Selection(List.of("id"), List.of()));
    return StoreReads.ofProcedure(
        database, GroupOperations.LIST.name(), GroupOperations.LIST.toMap(groups));
  }
}
