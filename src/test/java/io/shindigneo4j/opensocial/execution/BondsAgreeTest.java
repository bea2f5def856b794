package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.schema.friendships.FriendshipOperations.Befriend;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RelationshipKind;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RemoveRelationship;
import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.RecommendationOperations.Dismiss;
import io.shindigneo4j.schema.graph.RecommendationOperations.Restore;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Block;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Unblock;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.ChangeRole;
import io.shindigneo4j.schema.groups.GroupOperations.CreateGroup;
import io.shindigneo4j.schema.groups.GroupOperations.DeleteGroup;
import io.shindigneo4j.schema.groups.GroupOperations.GetGroup;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.InviteToGroup;
import io.shindigneo4j.schema.groups.GroupOperations.JoinGroup;
import io.shindigneo4j.schema.groups.GroupOperations.ListGroups;
import io.shindigneo4j.schema.groups.GroupOperations.ListJoined;
import io.shindigneo4j.schema.groups.GroupOperations.ListMembers;
import io.shindigneo4j.schema.groups.GroupOperations.MembershipKind;
import io.shindigneo4j.schema.groups.GroupOperations.RemoveMember;
import io.shindigneo4j.schema.groups.GroupOperations.RequiredRole;
import io.shindigneo4j.schema.groups.GroupOperations.UninviteFromGroup;
import io.shindigneo4j.schema.groups.GroupOperations.UpdateGroup;
import io.shindigneo4j.schema.notifications.NotificationOperations;
import io.shindigneo4j.schema.notifications.NotificationOperations.GetNotifications;
import io.shindigneo4j.schema.notifications.NotificationOperations.NotificationKind;
import io.shindigneo4j.schema.notifications.NotificationOperations.SeeNotifications;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.CreatePerson;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.people.PeopleOperations.DetailList;
import io.shindigneo4j.schema.people.PersonDetail;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Comparison;
import io.shindigneo4j.schema.query.ListQuery.Filter;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HeardEvents;
import io.shindigneo4j.testing.RandomBonds;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.random.RandomGenerator;
import org.apache.shindig.protocol.ProtocolException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Native and Cypher make the same of what binds people, and answer the same")
@ExtendWith(SharedGraphServer.class)
class BondsAgreeTest {

  /** Of each kind, for each seed. */
  private static final int CALLS = 5;

  private RandomGenerator random;
  private RandomBonds bonds;
  private GraphDriver driver;
  private HeardEvents heard;

  @Seeds(verify = 1, exhaustive = 16)
  void whateverIsDone(long seed, GraphServer server) {
    try (GraphDriver connected = server.driver();
        HeardEvents hearing = new HeardEvents(server)) {
      driver = connected;
      heard = hearing;
      RandomCases.check(seed, this::call);
    }
  }

  private void call(RandomGenerator choices) {
    random = choices;
    for (int i = 0; i < CALLS; i++) {
      bonds = new RandomBonds(choices);
      callPeople();
      callGroups();
      callMembers();
      read();
    }
  }

  private void callPeople() {
    String person = bonds.person();
    String other = person.equals("p0") ? "p1" : "p0";
    agree(
        FriendshipOperations.BEFRIEND,
        new Befriend(person, other, random.nextBoolean(), 9, receipt()));
    agree(
        FriendshipOperations.PART,
        new RemoveRelationship(person, other, any(RelationshipKind.values())));
    agree(RecommendationOperations.DISMISS, new Dismiss(person, other, 9));
    agree(RecommendationOperations.RESTORE, new Restore(person, other));
    agree(SocialGraphOperations.BLOCK, new Block(person, other, 9));
    agree(SocialGraphOperations.UNBLOCK, new Unblock(person, other));
    agree(NotificationOperations.GET, new GetNotifications(person));
    agree(
        NotificationOperations.SEE,
        new SeeNotifications(person, any(NotificationKind.values()), random.nextInt(4)));
    agree(PeopleOperations.DELETE, new DeletePerson(bonds.person(), 1L));
    List<Map<String, Object>> entries = List.of(Map.of("value", "x"), Map.of("value", "y"));
    agree(
        PeopleOperations.CREATE,
        new CreatePerson(
            bonds.person(),
            Map.of("nickname", "n", "tags", List.of("a")),
            List.of(DetailList.of(PersonDetail.EMAILS, entries)),
            receipt()));
  }

  private void callGroups() {
    agree(
        GroupOperations.CREATE,
        new CreateGroup(bonds.person(), Map.of("id", "new", "title", "t"), 9, receipt()));
    Map<String, Object> changes = new HashMap<>();
    changes.put("title", "new");
    changes.put("closed", null);
    agree(
        GroupOperations.UPDATE,
        new UpdateGroup(bonds.group(), bonds.person(), needed(), changes, selection()));
    agree(GroupOperations.DELETE, new DeleteGroup(bonds.group(), bonds.person(), needed()));
  }

  private void callMembers() {
    agree(GroupOperations.JOIN, new JoinGroup(bonds.group(), bonds.person(), 9));
    agree(
        GroupOperations.INVITE,
        new InviteToGroup(bonds.group(), bonds.person(), needed(), bonds.person(), 9));
    agree(
        GroupOperations.UNINVITE,
        new UninviteFromGroup(bonds.group(), bonds.person(), needed(), bonds.person()));
    String leaving = bonds.person();
    agree(
        GroupOperations.REMOVE,
        new RemoveMember(bonds.group(), leaving, needed(), needed(), leaving));
    agree(
        GroupOperations.REMOVE,
        new RemoveMember(bonds.group(), bonds.person(), needed(), needed(), bonds.person()));
    agree(
        GroupOperations.CHANGE_ROLE,
        new ChangeRole(
            bonds.group(),
            bonds.person(),
            needed(),
            bonds.person(),
            any(GroupRole.MEMBER, GroupRole.ADMIN, GroupRole.OWNER)));
  }

  private void read() {
    agree(GroupOperations.GET, new GetGroup(bonds.group(), viewer(), selection()));
    agree(
        GroupOperations.LIST,
        new ListGroups(
            bonds.person(), viewer(), any(MembershipKind.values()), query("title"), selection()));
    agree(
        GroupOperations.JOINED,
        new ListJoined(bonds.person(), random.nextInt(-1, 3), random.nextInt(4)));
    agree(
        GroupOperations.MEMBERS,
        new ListMembers(
            bonds.group(),
            needed(),
            any(MembershipKind.values()),
            new Viewpoint(viewer(), any(Reach.values())),
            query("displayName"),
            new Selection(List.of("id"), List.of("HAS_EMAIL"))));
  }

  private ListQuery query(String property) {
    Filter filter = new Filter(Target.property(property), Comparison.CONTAINS, "1");
    return new ListQuery(
        random.nextInt(3) == 0 ? filter : null,
        null,
        new Sort(random.nextBoolean() ? Target.property(property) : null, random.nextBoolean()),
        new Page(random.nextInt(2), random.nextInt(5)));
  }

  private RequiredRole needed() {
    return new RequiredRole(role(), role());
  }

  private GroupRole role() {
    return random.nextInt(8) == 0 ? null : any(GroupRole.values());
  }

  private String viewer() {
    return random.nextInt(6) == 0 ? null : bonds.person();
  }

  private Receipt receipt() {
    return random.nextBoolean() ? null : new Receipt("key", "answer", 9);
  }

  private static Selection selection() {
    return new Selection(List.of("id", "title", "closed"), List.of());
  }

  @SafeVarargs
  private <T> T any(T... values) {
    return values[random.nextInt(values.length)];
  }

  private <P extends Record> void agree(Operation<P, ?> operation, P parameters) {
    Object expected = outcome(QueryMode.NATIVE, operation, parameters);
    Object actual = outcome(QueryMode.CYPHER, operation, parameters);
    assertThat(actual).describedAs("%s %s", operation.name(), parameters).isEqualTo(expected);
  }

  /** Twice, so that the second meets what the first has left. */
  private <P extends Record> Object outcome(
      QueryMode mode, Operation<P, ?> operation, P parameters) {
    bonds.reset(driver);
    heard.next();
    Object first = answer(mode, operation, parameters);
    Object second = answer(mode, operation, parameters);
    return List.of(first, second, RandomBonds.contents(driver), heard.next());
  }

  private <P extends Record> Object answer(
      QueryMode mode, Operation<P, ?> operation, P parameters) {
    try {
      Result result = new OperationRunner(driver, mode).runUntyped(operation, parameters).join();
      return List.of(result.columns(), result.records());
    } catch (CompletionException e) {
      return ((ProtocolException) e.getCause()).getCode();
    }
  }
}
