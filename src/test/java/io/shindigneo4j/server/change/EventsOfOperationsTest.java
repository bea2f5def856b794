package io.shindigneo4j.server.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataValue;
import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RelationshipKind;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RemoveRelationship;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Block;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.ChangeRole;
import io.shindigneo4j.schema.groups.GroupOperations.CreateGroup;
import io.shindigneo4j.schema.groups.GroupOperations.DeleteGroup;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.InviteToGroup;
import io.shindigneo4j.schema.groups.GroupOperations.JoinGroup;
import io.shindigneo4j.schema.groups.GroupOperations.RemoveMember;
import io.shindigneo4j.schema.groups.GroupOperations.RequiredRole;
import io.shindigneo4j.schema.groups.GroupOperations.UninviteFromGroup;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.CreateCollection;
import io.shindigneo4j.schema.messages.MessageOperations.DeleteCollection;
import io.shindigneo4j.schema.messages.MessageOperations.DeleteMessages;
import io.shindigneo4j.schema.messages.MessageOperations.MessageStatus;
import io.shindigneo4j.schema.messages.MessageOperations.UpdateMessage;
import io.shindigneo4j.schema.notifications.NotificationOperations;
import io.shindigneo4j.schema.notifications.NotificationOperations.NotificationKind;
import io.shindigneo4j.schema.notifications.NotificationOperations.SeeNotifications;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.CreatePerson;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.people.PeopleOperations.DetailList;
import io.shindigneo4j.schema.people.PeopleOperations.UpdatePerson;
import io.shindigneo4j.schema.people.PersonDetail;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.skills.SkillName;
import io.shindigneo4j.schema.skills.SkillOperations;
import io.shindigneo4j.schema.skills.SkillOperations.AddSkill;
import io.shindigneo4j.schema.skills.SkillOperations.Endorse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Each operation causes the events that the page says, natively and in Cypher")
class EventsOfOperationsTest extends OperationEvents {

  private static final Selection NOTHING = new Selection(List.of(), List.of());
  private static final RequiredRole OWNER = new RequiredRole(GroupRole.OWNER, GroupRole.OWNER);

  @ParameterizedTest
  @EnumSource(QueryMode.class)
  void ofFriendships(QueryMode by) {
    mode = by;
    assertThat(befriend("a", "b"))
        .containsExactly(
            "friendship.requested a {from=a, to=b}", "friendship.requested b {from=a, to=b}");
    assertThat(befriend("a", "b")).as("asked again").isEmpty();
    assertThat(befriend("b", "a"))
        .containsExactly("friendship.accepted a {friend=b}", "friendship.accepted b {friend=a}");
    assertThat(part("a", "b", RelationshipKind.FRIENDSHIP))
        .containsExactly("friendship.ended a {friend=b}", "friendship.ended b {friend=a}");
    befriend("a", "b");
    List<String> declined =
        List.of("friendship.declined a {from=a, to=b}", "friendship.declined b {from=a, to=b}");
    assertThat(part("b", "a", RelationshipKind.RECEIVED_REQUEST)).isEqualTo(declined);
    befriend("a", "b");
    assertThat(events(SocialGraphOperations.BLOCK, new Block("b", "a", 1))).isEqualTo(declined);
  }

  @ParameterizedTest
  @EnumSource(QueryMode.class)
  void ofWhatIsSeen(QueryMode by) {
    mode = by;
    assertThat(see(5)).containsExactly("notifications.seen a {kind=requests, moment=5}");
    assertThat(see(7)).containsExactly("notifications.seen a {kind=requests, moment=7}");
    assertThat(see(7)).as("again").isEmpty();
    assertThat(see(6)).as("earlier").isEmpty();
    assertThat(events(PeopleOperations.DELETE, new DeletePerson("a")))
        .containsExactly("person.deleted a {}");
  }

  private List<String> see(long moment) {
    return events(
        NotificationOperations.SEE, new SeeNotifications("a", NotificationKind.REQUESTS, moment));
  }

  private List<String> part(String person, String other, RelationshipKind kind) {
    return events(FriendshipOperations.PART, new RemoveRelationship(person, other, kind));
  }

  @ParameterizedTest
  @EnumSource(QueryMode.class)
  void ofGroups(QueryMode by) {
    mode = by;
    assertThat(
            events(
                GroupOperations.CREATE,
                new CreateGroup("a", Map.of("id", "g", "title", "G"), 1, null)))
        .containsExactly("group.joined a {group=g, role=owner}");
    assertThat(invite("b")).containsExactly("group.invited b {group=g, title=G}");
    assertThat(events(GroupOperations.UNINVITE, new UninviteFromGroup("g", "a", OWNER, "b")))
        .containsExactly("group.uninvited b {group=g}");
    invite("b");
    assertThat(events(GroupOperations.JOIN, new JoinGroup("g", "b", 1)))
        .containsExactly("group.joined b {group=g, role=member}");
    assertThat(role("b", GroupRole.ADMIN)).containsExactly("group.role b {group=g, role=admin}");
    assertThat(role("b", GroupRole.OWNER)).containsExactly("group.role b {group=g, role=owner}");
    assertThat(role("b", GroupRole.MEMBER)).containsExactly("group.role b {group=g, role=member}");
    assertThat(role("b", GroupRole.MEMBER)).as("as before").isEmpty();
    assertThat(events(GroupOperations.REMOVE, new RemoveMember("g", "b", OWNER, OWNER, "b")))
        .containsExactly("group.left b {group=g}");
    invite("c");
    assertThat(events(GroupOperations.DELETE, new DeleteGroup("g", "a", OWNER)))
        .containsExactly("group.uninvited c {group=g}", "group.left a {group=g}");
  }

  /** Also where only the nodes are others, as after a tool has written everything anew. */
  @Test
  void ofWhatIsDeletedAndMadeAgainInOneTransaction() {
    run("MATCH (a:Person {id: 'a'}) CREATE (a)-[:MEMBER_OF]->(:Group {id: 'g', title: 'G'})");
    assertThat(heard()).containsExactly("group.joined a {group=g, role=member}");
    run(
        "MATCH (a:Person {id: 'a'}), (g:Group {id: 'g'}) DETACH DELETE a, g"
            + " CREATE (:Person {id: 'a', displayName: 'New'})-[:MEMBER_OF]->"
            + "(:Group {id: 'g', title: 'G'})");
    assertThat(heard()).containsExactly("person.updated a {fields=[displayName]}");
  }

  private void run(String text) {
    server.database("neo4j").executeTransactionally(text);
  }

  private List<String> invite(String person) {
    return events(GroupOperations.INVITE, new InviteToGroup("g", "a", OWNER, person, 1));
  }

  private List<String> role(String person, GroupRole role) {
    return events(GroupOperations.CHANGE_ROLE, new ChangeRole("g", "a", OWNER, person, role));
  }

  @ParameterizedTest
  @EnumSource(QueryMode.class)
  void ofMessages(QueryMode by) {
    mode = by;
    assertThat(send("m", null))
        .containsExactly(
            "message.received a {id=m, collection=@outbox, sender=a, title=Hello}",
            "message.received b {id=m, collection=@inbox, sender=a, title=Hello}",
            "mailbox.counted a {collection=@outbox, total=1, unread=0}",
            "mailbox.counted b {collection=@inbox, total=1, unread=1}");
    assertThat(change(MessageStatus.READ, null))
        .containsExactly(
            "message.updated b {id=m, collection=@inbox, status=READ}",
            "mailbox.counted b {collection=@inbox, total=1, unread=0}");
    assertThat(
            events(
                MessageOperations.CREATE_COLLECTION,
                new CreateCollection("b", Map.of("id", "box", "title", "Box"), THEN, 1, null)))
        .as("nothing in it")
        .isEmpty();
    assertThat(change(null, "box"))
        .containsExactly(
            "message.updated b {id=m, collection=box, status=READ}",
            "message.deleted b {id=m, collection=@inbox}",
            "mailbox.counted b {collection=@inbox, total=0, unread=0}",
            "mailbox.counted b {collection=box, total=1, unread=0}");
    assertThat(events(MessageOperations.DELETE_COLLECTION, new DeleteCollection("b", "box")))
        .containsExactly(
            "message.deleted b {id=m, collection=box}",
            "mailbox.counted b {collection=box, total=0, unread=0}");
    assertThat(
            events(
                MessageOperations.DELETE, new DeleteMessages("a", "@outbox", List.of("m"), THEN)))
        .containsExactly(
            "message.deleted a {id=m, collection=@outbox}",
            "mailbox.counted a {collection=@outbox, total=0, unread=0}");
  }

  @ParameterizedTest
  @EnumSource(QueryMode.class)
  void ofAnswersToMessages(QueryMode by) {
    mode = by;
    send("m", null);
    assertThat(send("n", "m"))
        .as("the copies of the first tell of the second")
        .contains(
            "message.received a {id=n, collection=@outbox, sender=a, title=Hello, inReplyTo=m}",
            "message.received b {id=n, collection=@inbox, sender=a, title=Hello, inReplyTo=m}",
            "message.updated a {id=m, collection=@outbox, status=READ}",
            "message.updated b {id=m, collection=@inbox, status=NEW}");
    events(MessageOperations.DELETE, new DeleteMessages("b", "@inbox", List.of("n"), THEN));
    assertThat(send("o", "n"))
        .as("who has no copy is not told to what it replies")
        .contains(
            "message.received a {id=o, collection=@outbox, sender=a, title=Hello, inReplyTo=n}",
            "message.received b {id=o, collection=@inbox, sender=a, title=Hello}");
  }

  private List<String> change(MessageStatus status, String target) {
    return events(
        MessageOperations.UPDATE, new UpdateMessage("b", "@inbox", "m", status, target, THEN, 1));
  }

  @ParameterizedTest
  @EnumSource(QueryMode.class)
  void ofProfiles(QueryMode by) {
    mode = by;
    assertThat(
            events(
                PeopleOperations.CREATE,
                new CreatePerson("d", Map.of("displayName", "D"), List.of(), null)))
        .as("nobody knows the person yet")
        .isEmpty();
    DetailList emails = DetailList.of(PersonDetail.EMAILS, List.of(Map.of("value", "a@b")));
    Map<String, Object> properties = Map.of("name.familyName", "F", "displayName", "D");
    assertThat(update(properties, emails))
        .containsExactly("person.updated a {fields=[displayName, emails, name]}");
    assertThat(update(properties, emails)).as("as before").isEmpty();
    assertThat(
            update(Map.of(), DetailList.of(PersonDetail.EMAILS, List.of(Map.of("value", "b@c")))))
        .containsExactly("person.updated a {fields=[emails]}");
  }

  private List<String> update(Map<String, Object> properties, DetailList details) {
    return events(
        PeopleOperations.UPDATE, new UpdatePerson("a", properties, List.of(details), NOTHING));
  }

  @Test
  void ofMarks() {
    String see =
        "MATCH (a:Person {id: 'a'}) MERGE (a)-[:HAS_SEEN]->(mark:SeenMark {kind: 'requests'})"
            + " SET mark.moment = ";
    server.database("neo4j").executeTransactionally(see + 5);
    assertThat(heard()).containsExactly("notifications.seen a {kind=requests, moment=5}");
    server.database("neo4j").executeTransactionally(see + 5);
    assertThat(heard()).as("as before").isEmpty();
    server.database("neo4j").executeTransactionally(see + 6);
    assertThat(heard()).containsExactly("notifications.seen a {kind=requests, moment=6}");
  }

  @ParameterizedTest
  @EnumSource(QueryMode.class)
  void ofSomebodyWhoGoes(QueryMode by) {
    mode = by;
    befriend("a", "b");
    befriend("b", "a");
    befriend("a", "c");
    send("m", null);
    album("one");
    appData(List.of(AppDataValue.of("k", "1")));
    events(GroupOperations.CREATE, new CreateGroup("b", Map.of("id", "g", "title", "G"), 1, null));
    events(GroupOperations.JOIN, new JoinGroup("g", "a", 1));
    events(SkillOperations.ADD, new AddSkill("b", SkillName.of("Java"), 1));
    events(
        SkillOperations.ENDORSE, new Endorse("b", "java", new Viewpoint("a", Reach.EVERYBODY), 1));
    assertThat(events(PeopleOperations.DELETE, new DeletePerson("a", 1L)))
        .containsExactly(
            "friendship.declined c {from=a, to=c}",
            "friendship.ended b {friend=a}",
            "group.left a {group=g}",
            "person.deleted a {}",
            "skill.unendorsed b {skill=Java, endorser=a}");
  }
}
