package io.shindigneo4j.procedures.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.CommentedActivity;
import io.shindigneo4j.schema.activities.ActivityOperations.ListActivities;
import io.shindigneo4j.schema.activities.ActivityOperations.ListComments;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations.GetAppData;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.ListMembers;
import io.shindigneo4j.schema.groups.GroupOperations.MembershipKind;
import io.shindigneo4j.schema.groups.GroupOperations.RequiredRole;
import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.AlbumOperations.ListAlbums;
import io.shindigneo4j.schema.media.MediaItemOperations;
import io.shindigneo4j.schema.media.MediaItemOperations.ListMediaItems;
import io.shindigneo4j.schema.organization.OrganizationOperations;
import io.shindigneo4j.schema.organization.OrganizationOperations.ListReports;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.skills.SkillOperations;
import io.shindigneo4j.schema.skills.SkillOperations.ListEndorsers;
import io.shindigneo4j.schema.skills.SkillOperations.ListSkilled;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;

@DisplayName("A list of very many ends at the limit of work, and a list of few does not")
@ExtendWith(SharedGraphServer.class)
class ListLimitsTest {

  /** As many relationships in memory count as five hundred of the store. */
  private static final long LIMIT = 10_000;

  private static final int MANY = 600;
  private static final int SOME = 300;
  private static final int FEW = 20;

  private static final String CREATE =
      """
      CREATE (group:Group {id: 'group'}), (hub:Person {id: 'hub'})
      CREATE (hub)-[:MEMBER_OF {since: 0}]->(group)
      CREATE (skill:Skill {key: 'chess', name: 'Chess'})
      CREATE (hub)-[:HAS_SKILL]->(own:PersonSkill {owner: 'hub', key: 'chess'})-[:IS_SKILL]->(skill)
      WITH group, hub, skill, own UNWIND range(1, $people) AS i
      CREATE (person:Person {id: 'p' + i})-[:MEMBER_OF {since: i}]->(group),
        (hub)-[:FRIEND_REQUEST {since: i}]->(person), (hub)-[:FRIEND_OF {since: i}]->(person),
        (person)-[:ENDORSES {since: i}]->(own), (person)-[:REPORTS_TO]->(hub),
        (person)-[:HAS_SKILL]->(:PersonSkill)-[:IS_SKILL]->(skill),
        (hub)-[:HAS_STREAM]->(:ActivityStream {kind: 'entry', application: 'app' + i}),
        (hub)-[:HAS_ALBUM_TIMELINE]->(:AlbumTimeline {application: 'app' + i}),
        (:ActivityEntry {id: 'c' + i, owner: person.id, inReplyTo: 'entry', application: '', moment: i})
      """;

  private static final ListQuery QUERY =
      new ListQuery(null, null, new Sort(null, true), new Page(0, 20));
  private static final Selection ID = new Selection(List.of("id"), List.of());
  private static final Viewpoint HUB = Viewpoint.of("hub");
  private static final ListMembers MEMBERS =
      new ListMembers(
          "group",
          new RequiredRole(GroupRole.NONE, GroupRole.NONE),
          MembershipKind.MEMBERSHIP,
          HUB,
          QUERY,
          ID);

  private GraphDatabaseService database;

  @BeforeEach
  void clear(GraphServer server) {
    server.clear();
    database = server.database("neo4j");
  }

  @Test
  void ofMembers() {
    assertEnds(GroupOperations.MEMBERS, MEMBERS);
  }

  /** Their roles are looked for there where it costs less. */
  @Test
  void ofMembersOfOtherGroups() {
    fill(SOME);
    call(GroupOperations.MEMBERS, MEMBERS);
    database.executeTransactionally(
        """
        UNWIND range(1, 11) AS i CREATE (other:Group {id: 'other' + i})
        WITH other MATCH (person:Person) CREATE (person)-[:MEMBER_OF {since: 0}]->(other)
        """);
    assertTooMuch(GroupOperations.MEMBERS, MEMBERS);
  }

  @Test
  void ofPeople() {
    List<PeopleRelation> circles =
        List.of(PeopleRelation.ALL, PeopleRelation.GROUP, PeopleRelation.REQUESTED);
    assertThat(circles)
        .allSatisfy(
            circle ->
                assertEnds(PeopleOperations.LIST, new ListPeople(around(circle), null, QUERY, ID)));
  }

  @Test
  void ofActivities() {
    PeopleSelector all = around(PeopleRelation.ALL);
    assertEnds(
        ActivityOperations.LIST,
        new ListActivities(ActivityKind.ENTRY, all, "app", List.of(), QUERY, ID));
  }

  @Test
  void ofWhatOtherApplicationsHaveMade() {
    PeopleSelector hub = around(PeopleRelation.SELF);
    assertEnds(
        ActivityOperations.LIST,
        new ListActivities(ActivityKind.ENTRY, hub, "app", List.of(), QUERY, ID));
    assertEnds(AlbumOperations.LIST, new ListAlbums(hub, "app", QUERY, ID));
  }

  @Test
  void ofActivitiesByTheirIds() {
    fill(FEW);
    call(ActivityOperations.LIST, named(List.of("c1", "c2")));
    List<String> many = IntStream.range(0, MANY / FEW).mapToObj(i -> "c" + i).toList();
    assertTooMuch(ActivityOperations.LIST, named(many));
  }

  private static ListActivities named(List<String> ids) {
    PeopleSelector friends = around(PeopleRelation.FRIENDS);
    return new ListActivities(ActivityKind.ENTRY, friends, "app", ids, QUERY, ID);
  }

  @Test
  void ofComments() {
    CommentedActivity entry = new CommentedActivity("hub", "entry");
    assertEnds(ActivityOperations.COMMENTS, new ListComments(List.of(entry), "app", 2, HUB, ID));
  }

  @Test
  void ofAlbumsAndMedia() {
    PeopleSelector all = around(PeopleRelation.ALL);
    assertEnds(AlbumOperations.LIST, new ListAlbums(all, null, QUERY, ID));
    assertEnds(MediaItemOperations.LIST, new ListMediaItems(all, null, null, QUERY, ID));
  }

  @Test
  void ofAppData() {
    PeopleSelector all = around(PeopleRelation.ALL);
    assertEnds(AppDataOperations.GET, new GetAppData(all, "app", List.of()));
  }

  @Test
  void ofSkillsAndReports() {
    assertEnds(SkillOperations.PEOPLE, new ListSkilled("chess", HUB, QUERY, ID));
    assertEnds(SkillOperations.ENDORSERS, new ListEndorsers("hub", "chess", HUB, QUERY, ID));
    assertEnds(OrganizationOperations.REPORTS, new ListReports("hub", HUB, QUERY, ID));
  }

  private static PeopleSelector around(PeopleRelation circle) {
    return new PeopleSelector(List.of("hub"), circle, "group", HUB);
  }

  private <P extends Record> void assertEnds(Operation<P, ?> operation, P parameters) {
    fill(FEW);
    call(operation, parameters);
    fill(MANY);
    assertTooMuch(operation, parameters);
  }

  private <P extends Record> void assertTooMuch(Operation<P, ?> operation, P parameters) {
    assertThatExceptionOfType(RequestException.class)
        .isThrownBy(() -> call(operation, parameters))
        .matches(failure -> failure.code().equals(ErrorCode.TOO_MUCH_WORK));
  }

  private void fill(int people) {
    database.executeTransactionally("MATCH (node) DETACH DELETE node");
    database.executeTransactionally(CREATE, Map.of("people", people));
  }

  private <P extends Record> void call(Operation<P, ?> operation, P parameters) {
    ProcedureRegistry registry = new ProcedureRegistry(LIMIT, ProcedureRights.parse("*"));
    ServiceLoader.load(ProcedurePack.class).forEach(pack -> pack.register(registry));
    try (Transaction transaction = database.beginTx()) {
      registry.call(
          operation.name(),
          AccessMode.READ,
          transaction,
          ProcedureContexts.STORE,
          operation.toMap(parameters));
    }
  }
}
