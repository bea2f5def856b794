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
import io.shindigneo4j.schema.groups.GroupOperations.ListGroups;
import io.shindigneo4j.schema.groups.GroupOperations.ListMembers;
import io.shindigneo4j.schema.groups.GroupOperations.MembershipKind;
import io.shindigneo4j.schema.groups.GroupOperations.RequiredRole;
import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.AlbumOperations.GetAlbums;
import io.shindigneo4j.schema.media.AlbumOperations.ListAlbums;
import io.shindigneo4j.schema.media.MediaItemOperations;
import io.shindigneo4j.schema.media.MediaItemOperations.GetMediaItems;
import io.shindigneo4j.schema.media.MediaItemOperations.ListMediaItems;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.ListCollections;
import io.shindigneo4j.schema.messages.MessageOperations.ListMessages;
import io.shindigneo4j.schema.organization.OrganizationOperations;
import io.shindigneo4j.schema.organization.OrganizationOperations.FindHierarchyPath;
import io.shindigneo4j.schema.organization.OrganizationOperations.ListManagers;
import io.shindigneo4j.schema.organization.OrganizationOperations.ListReports;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.search.NamePrefix;
import io.shindigneo4j.schema.search.SearchOperations;
import io.shindigneo4j.schema.search.SearchOperations.CompletePeople;
import io.shindigneo4j.schema.search.SearchOperations.FindPeople;
import io.shindigneo4j.schema.search.SearchText;
import io.shindigneo4j.schema.skills.SkillOperations;
import io.shindigneo4j.schema.skills.SkillOperations.ListEndorsements;
import io.shindigneo4j.schema.skills.SkillOperations.ListEndorsers;
import io.shindigneo4j.schema.skills.SkillOperations.ListSkilled;
import io.shindigneo4j.schema.skills.SkillOperations.ListSkills;
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
      CREATE (person:Person {id: 'p' + i, displayName: 'Ada'})-[:MEMBER_OF {since: i}]->(group),
        (hub)-[:FRIEND_REQUEST {since: i}]->(person), (hub)-[:FRIEND_OF {since: i}]->(person),
        (person)-[:ENDORSES {since: i}]->(own), (person)-[:REPORTS_TO]->(hub),
        (person)-[:HAS_SKILL]->(:PersonSkill)-[:IS_SKILL]->(skill),
        (hub)-[:HAS_STREAM]->(:ActivityStream {kind: 'entry', application: 'app' + i}),
        (hub)-[:HAS_ALBUM_TIMELINE]->(:AlbumTimeline {application: 'app' + i}),
        (hub)-[:HAS_APP_DATA]->(:AppData {application: 'app' + i}),
        (hub)-[:HAS_SKILL]->(:PersonSkill {owner: 'hub', key: 'skill' + i}),
        (hub)-[:HAS_COLLECTION]->(:MessageCollection {id: 'c' + i}),
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
  void ofFriendsOfSomebodyWithManyFollowers() {
    ListPeople friends = new ListPeople(around(PeopleRelation.FRIENDS), "p1", QUERY, ID);
    fill(FEW);
    call(PeopleOperations.LIST, friends);
    database.executeTransactionally(
        """
        MATCH (followed:Person {id: 'p1'}) UNWIND range(1, $followers) AS i
        CREATE (:Person {id: 'follower' + i})-[:FRIEND_OF {since: 0}]->(followed)
        """,
        Map.of("followers", LIMIT));
    assertTooMuch(PeopleOperations.LIST, friends);
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
    PeopleSelector hub = around(PeopleRelation.SELF);
    assertEnds(AppDataOperations.GET, new GetAppData(hub, "app", List.of()));
  }

  @Test
  void ofGroups() {
    ListGroups groups = new ListGroups("hub", "p1", MembershipKind.MEMBERSHIP, QUERY, ID);
    fill(FEW);
    call(GroupOperations.LIST, groups);
    join("hub");
    assertTooMuch(GroupOperations.LIST, groups);
    fill(FEW);
    database.executeTransactionally("MATCH (group:Group) SET group.closed = true");
    join("p1");
    assertTooMuch(GroupOperations.LIST, groups);
  }

  private void join(String person) {
    database.executeTransactionally(
        """
        MATCH (person:Person {id: $person}) UNWIND range(1, $groups) AS i
        CREATE (person)-[:MEMBER_OF {since: 0}]->(:Group {id: 'group' + i})
        """,
        Map.of("person", person, "groups", MANY));
  }

  @Test
  void ofThingsByTheirIds() {
    List<String> ids = IntStream.range(0, MANY).mapToObj(i -> "id" + i).toList();
    PeopleSelector hub = around(PeopleRelation.SELF);
    fill(FEW);
    assertTooMuch(AlbumOperations.GET, new GetAlbums(hub, ids, null, QUERY, ID));
    assertTooMuch(MediaItemOperations.GET, new GetMediaItems(hub, null, ids, null, QUERY, ID));
    assertTooMuch(MessageOperations.LIST, new ListMessages("hub", "@all", ids, QUERY, ID));
  }

  @Test
  void ofActivitiesBeforeThePage() {
    database.executeTransactionally(
        """
        CREATE (:Person {id: 'hub'})-[:HAS_STREAM]->
          (stream:ActivityStream {kind: 'entry', application: '', total: $items, moment: $items})
        CREATE (stream)-[:NEWEST]->(:ActivityEntry {id: 'e' + $items, moment: $items})
        WITH stream UNWIND range($items - 1, 1, -1) AS i
        CREATE (:ActivityEntry {id: 'e' + i, moment: i})
        """,
        Map.of("items", MANY));
    database.executeTransactionally(
        "MATCH (newer:ActivityEntry), (older:ActivityEntry) WHERE newer.moment = older.moment + 1"
            + " CREATE (newer)-[:OLDER]->(older)");
    call(ActivityOperations.LIST, behind(0));
    assertTooMuch(ActivityOperations.LIST, behind(MANY - FEW));
  }

  private static ListActivities behind(int first) {
    ListQuery query = new ListQuery(null, null, new Sort(null, true), new Page(first, FEW));
    PeopleSelector hub = around(PeopleRelation.SELF);
    return new ListActivities(ActivityKind.ENTRY, hub, "app", List.of(), query, ID);
  }

  @Test
  void ofCollections() {
    assertEnds(MessageOperations.LIST_COLLECTIONS, new ListCollections("hub", QUERY, ID));
  }

  @Test
  void ofPeopleByTheirNames() {
    assertEnds(SearchOperations.COMPLETE, new CompletePeople(NamePrefix.of("x"), HUB, FEW, ID));
    assertEnds(
        SearchOperations.PEOPLE,
        new FindPeople(SearchText.of("Ada", false), Viewpoint.of(null), QUERY, ID));
  }

  /** Of one person, but the friends of the viewer are read to see who may be seen. */
  @Test
  void ofThoseWhomAViewerSees() {
    Viewpoint friends = new Viewpoint("hub", Reach.FRIENDS);
    assertEnds(OrganizationOperations.REPORTS, new ListReports("p1", friends, QUERY, ID));
  }

  @Test
  void ofManagers() {
    Page page = new Page(0, FEW);
    ListManagers managers = new ListManagers("p1", HUB, false, page, ID);
    FindHierarchyPath path = new FindHierarchyPath("p1", "p2", HUB, ID);
    fillChain(FEW);
    call(OrganizationOperations.MANAGERS, managers);
    call(OrganizationOperations.HIERARCHY_PATH, path);
    fillChain(MANY);
    assertTooMuch(OrganizationOperations.MANAGERS, managers);
    assertTooMuch(OrganizationOperations.HIERARCHY_PATH, path);
  }

  private void fillChain(int people) {
    fill(people);
    database.executeTransactionally(
        """
        MATCH (:Person)-[reporting:REPORTS_TO]->() DELETE reporting
        WITH DISTINCT 0 AS once UNWIND range(1, $people - 1) AS i
        MATCH (person:Person {id: 'p' + i}), (manager:Person {id: 'p' + (i + 1)})
        CREATE (person)-[:REPORTS_TO]->(manager)
        """,
        Map.of("people", people));
  }

  @Test
  void ofSkillsAndReports() {
    assertEnds(SkillOperations.LIST, new ListSkills("hub", "x", HUB, new Page(0, FEW), 0, ID));
    assertEnds(SkillOperations.PEOPLE, new ListSkilled("chess", HUB, QUERY, ID));
    assertEnds(SkillOperations.ENDORSERS, new ListEndorsers("hub", "chess", HUB, QUERY, ID));
    assertEnds(SkillOperations.ENDORSEMENTS, new ListEndorsements("hub", 0, FEW));
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
