package io.shindigneo4j.procedures.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.ListMembers;
import io.shindigneo4j.schema.groups.GroupOperations.MembershipKind;
import io.shindigneo4j.schema.groups.GroupOperations.RequiredRole;
import io.shindigneo4j.schema.people.Viewpoint;
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

@DisplayName("A page of the members of a group")
@ExtendWith(SharedGraphServer.class)
class MemberListTest {

  private static final int MEMBERS = 20;
  private static final int PAGE = 10;

  private GraphDatabaseService database;

  @BeforeEach
  void group(GraphServer server) {
    server.clear();
    database = server.database("neo4j");
    database.executeTransactionally(
        """
        CREATE (group:Group {id: 'group'})
        WITH group UNWIND range(1, $members) AS i
        CREATE (:Person {id: 'p' + i})-[:MEMBER_OF {since: i}]->(group)
        """,
        Map.of("members", MEMBERS));
  }

  @Test
  void costsTheSameWhateverElseTheMembersAreIn() {
    long reads = reads();
    database.executeTransactionally(
        """
        UNWIND range(1, 200) AS i CREATE (other:Group {id: 'other' + i})
        WITH other MATCH (person:Person) CREATE (person)-[:MEMBER_OF {since: 0}]->(other)
        """);
    assertThat(reads()).isBetween(reads, reads + 10 * MEMBERS);
  }

  private long reads() {
    ListMembers members =
        new ListMembers(
            "group",
            new RequiredRole(GroupRole.NONE, GroupRole.NONE),
            MembershipKind.MEMBERSHIP,
            Viewpoint.of("p1"),
            new ListQuery(null, null, new Sort(null, true), new Page(0, PAGE)),
            new Selection(List.of("id"), List.of()));
    return StoreReads.ofProcedure(
        database, GroupOperations.MEMBERS.name(), GroupOperations.MEMBERS.toMap(members));
  }
}
