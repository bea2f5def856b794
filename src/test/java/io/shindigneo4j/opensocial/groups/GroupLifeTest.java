package io.shindigneo4j.opensocial.groups;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.xml.XmlBeanConverter;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.CreateGroup;
import io.shindigneo4j.schema.request.Creation;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.Tokens;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Groups come, change and go")
class GroupLifeTest extends HandlerContract {

  private static final String BODY =
      "{\"id\": \"mine\", \"title\": \"Ch\\u00e4ss 😀 '\\\"}) //\", \"description\": \"\\u05d0\"}";

  @BeforeEach
  void people() {
    graph("UNWIND ['ann', 'bob', 'eve'] AS id CREATE (:Person {id: id})");
  }

  @Test
  @DefectOfPredecessor("Groups cannot be created, joined or left")
  void whoCreatesAGroupOwnsItAndIsInIt() {
    JsonPath group = rest("ann", "POST", "/groups/@me", BODY);
    String id = group.getString("id");
    assertThat(id).isNotEqualTo("mine");
    assertThat(group.getString("title")).isEqualTo("Chäss 😀 '\"}) //");
    assertThat(rest("bob", "GET", "/groups/@me/" + id).getMap(""))
        .isEqualTo(group.getMap(""))
        .containsEntry("description", "\u05d0");
    assertThat(rest("ann", "GET", "/groups/@me").getList("list.id")).containsExactly(id);
    assertThat(rest("ann", "GET", "/people/@me/" + id).getList("list.id")).containsExactly("ann");
    JsonPath members = rest("ann", "GET", "/groups/@me/" + id + "/@members");
    assertThat(members.getList("list.role")).containsExactly("owner");
    assertThat(members.getList("list.since")).containsExactly(NOW.toString());
  }

  @Test
  void theInvitedAndTheRemovedMayBeTheOwner() {
    SecurityToken ann = Tokens.of("bob", "ann");
    String group = rest("ann", "POST", "/groups/@me", BODY).getString("id");
    String invited = "/groups/@me/" + group + "/@invitations";
    calls.rest(ann, "POST", invited, "{\"id\": \"@owner\"}");
    assertThat(rest("ann", "GET", invited).getList("list.id")).containsExactly("bob");
    rest("bob", "POST", "/groups/@me/@invitations/" + group);
    calls.rest(ann, "DELETE", "/groups/@me/" + group + "/@members/@owner");
    assertThat(rest("ann", "GET", "/people/@me/" + group).getList("list.id"))
        .containsExactly("ann");
  }

  /** Shindig's osapi adds the group to every call that names none. */
  @Test
  void areThoseOfAUserForTheGroupSelf() {
    String id =
        rpc("ann", "groups.create", "{groupId: '@self', group: {title: 'T'}}").getString("id");
    assertThat(rpc("ann", "groups.get", "{userId: '@me', groupId: '@self'}").getList("list.id"))
        .containsExactly(id);
    assertThat(rest("ann", "GET", "/groups/@me/@self").getList("list.id")).containsExactly(id);
    assertThat(rpc("ann", "groups.invitations", "{groupId: '@self'}").getList("list.id")).isEmpty();
    assertRefused(400, () -> rpc("ann", "groups.delete", "{groupId: '@self'}"));
    assertRefused(400, () -> rpc("ann", "groups.members", "{groupId: '@self'}"));
  }

  /** OpenSocial Core API Server 2.5.1, Partial Updates. */
  @Test
  void loseWhatIsNullOrNamedWithoutAValue() {
    String id = rest("ann", "POST", "/groups/@me", BODY).getString("id");
    String path = "/groups/@me/" + id;
    rest("ann", "PUT", path, "{\"closed\": true}");
    rest("ann", "PUT", path, "{\"description\": null, \"id\": null}");
    assertThat(rest("ann", "GET", path).getMap("")).containsKeys("id", "title", "closed");
    assertThat(rest("ann", "GET", path).getMap("")).doesNotContainKey("description");
    rest("ann", "PUT", path + "?fields=description,closed", "{\"description\": \"D\"}");
    rest("ann", "PUT", path, "{\"closed\": null}");
    assertThat(rest("ann", "GET", path).getMap(""))
        .containsEntry("description", "D")
        .containsEntry("closed", true);
    refused(400, "ann", "PUT", path + "?fields=closed", "{\"title\": \"T\"}");
    refused(400, "ann", "PUT", path, "{\"title\": null}");
    refused(400, "ann", "PUT", path + "?fields=title", "{}");
    rpc("ann", "groups.update", "{groupId: '" + id + "', group: {description: null}}");
    assertThat(rest("ann", "GET", path).getMap("")).doesNotContainKey("description");
  }

  @Test
  void byJsonRpcAsWell() {
    String id = rpc("ann", "groups.create", "{group: {title: 'T', closed: true}}").getString("id");
    assertThat(rpc("ann", "groups.get", "{groupId: '" + id + "'}").getBoolean("closed")).isTrue();
    rpc("ann", "groups.update", "{group: {id: '" + id + "', closed: false}}");
    rpc("bob", "groups.join", "{groupId: '" + id + "'}");
    rpc("ann", "groups.changeRole", "{groupId: '" + id + "', personId: 'bob', role: 'admin'}");
    rpc("bob", "groups.invite", "{groupId: '" + id + "', personId: 'eve'}");
    assertThat(rpc("ann", "groups.members", "{groupId: '" + id + "'}").getList("list.role"))
        .containsExactly("owner", "admin");
    assertThat(rpc("ann", "groups.invited", "{groupId: '" + id + "'}").getList("list.id"))
        .containsExactly("eve");
    assertThat(rpc("eve", "groups.invitations", "{}").getList("list.id")).containsExactly(id);
    rpc("bob", "groups.withdrawInvitation", "{groupId: '" + id + "', personId: 'eve'}");
    assertThat(rpc("eve", "groups.invitations", "{}").getList("list.id")).isEmpty();
    rpc("ann", "groups.removeMember", "{groupId: '" + id + "', personId: 'bob'}");
    rpc("bob", "groups.join", "{groupId: '" + id + "'}");
    rpc("bob", "groups.leave", "{groupId: '" + id + "'}");
    rpc("ann", "groups.delete", "{groupId: '" + id + "'}");
    assertThat(value("MATCH (g:Group) RETURN count(g) AS value")).isEqualTo(0L);
  }

  /** Each list that a group is in has its title and description. */
  @Test
  void haveTextsOfSomeLength() {
    String title = "{\"title\": \"" + "x".repeat(1_001) + "\"}";
    String text = "{\"title\": \"T\", \"description\": \"" + "x".repeat(262_145) + "\"}";
    assertRefused(413, () -> rest("ann", "POST", "/groups/@me", title));
    assertRefused(413, () -> rest("ann", "POST", "/groups/@me", text));
    String id = create();
    assertRefused(413, () -> rest("ann", "PUT", "/groups/@me/" + id, title));
    assertRefused(413, () -> rest("ann", "PUT", "/groups/@me/" + id, text));
  }

  @Test
  void anUpdateChangesWhatItNames() {
    String id = create();
    JsonPath updated =
        rest("ann", "PUT", "/groups/@me/" + id, "{\"title\": \"New\", \"id\": \"x\"}");
    assertThat(updated.getString("title")).isEqualTo("New");
    assertThat(updated.getString("id")).isEqualTo(id);
    assertThat(updated.getString("description")).isEqualTo("\u05d0");
    assertThat(rest("ann", "GET", "/groups/@me?updatedSince=" + NOW).getInt("totalResults"))
        .isEqualTo(1);
    assertThat(
            rest("ann", "GET", "/groups/@me?updatedSince=2026-03-04T05:06:07.892Z")
                .getInt("totalResults"))
        .isZero();
  }

  @Test
  void aDeletedGroupLeavesNothingBehind() {
    String id = create();
    rest("ann", "POST", "/groups/@me/" + id + "/@invitations/bob");
    rest("ann", "DELETE", "/groups/@me/" + id);
    refused(404, "ann", "GET", "/groups/@me/" + id);
    assertThat(value("MATCH (n) OPTIONAL MATCH (n)-[r]->() RETURN count(n) + count(r) AS value"))
        .isEqualTo(3L);
  }

  @Test
  void nobodyCreatesForAnotherOrWithoutATitle() {
    refused(403, "eve", "POST", "/groups/ann", BODY);
    refused(403, "eve", "DELETE", "/groups/ann/" + create());
    assertRefused(401, () -> calls.rest(Tokens.anonymous(), "POST", "/groups/@me", BODY));
    assertRefused(401, () -> calls.rest(Tokens.anonymous(), "GET", "/groups/ann"));
    for (String body : List.of("{}", "{\"title\": \" \"}", "", "[]", "{\"title\": ")) {
      refused(400, "ann", "POST", "/groups/@me", body);
    }
    refused(404, "nobody", "POST", "/groups/@me", BODY);
    refused(400, "ann", "POST", "/groups/ann,bob", BODY);
  }

  @Test
  void aPathBelowAGroupThatIsAMistakeTouchesItNot() {
    String id = create();
    refused(400, "ann", "DELETE", "/groups/@me/" + id + "/@mebmers/bob");
    refused(400, "ann", "PUT", "/groups/@me/" + id + "/title", "{\"title\": \"x\"}");
    assertThat(rest("ann", "GET", "/groups/@me/" + id).getString("description")).isNotNull();
  }

  @Test
  void idsThatShindigRefusesBreakNoList() {
    graph(
        """
        MATCH (ann:Person {id: 'ann'}) UNWIND ['a b', '@x', 'q:ä:z', "'}) //"] AS id
        CREATE (ann)-[:OWNER_OF]->(:Group {id: id, title: id})
        """);
    assertThat(rest("ann", "GET", "/groups/@me").getList("list.id"))
        .containsExactly("'}) //", "@x", "a b", "q:ä:z");
    assertThat(rest("ann", "GET", "/groups/@me/a b").getString("title")).isEqualTo("a b");
  }

  @Test
  void eightClientsWithOneRequestIdMakeOneGroupAndGetEqualAnswers() throws Exception {
    List<String> answers = Collections.synchronizedList(new ArrayList<>());
    List<Callable<?>> clients =
        Collections.nCopies(
            8, () -> answers.add(rest("ann", "POST", "/groups/@me?requestId=r", BODY).toString()));
    assertThat(together(clients)).containsOnly(OK);
    assertThat(answers).hasSize(8).containsOnly(answers.get(0));
    assertThat(value("MATCH (g:Group) RETURN count(g) AS value")).isEqualTo(1L);
  }

  @Test
  void ofOneOwnerAreUpToAThousand() throws Exception {
    ties("ann", "OWNER_OF", GroupOperations.MAX_OWNED - 1);
    assertThat(together(List.of(this::create, this::create))).containsExactlyInAnyOrder(OK, 413);
    assertThat(value("MATCH (g:Group {description: '\u05d0'}) RETURN count(g) AS value"))
        .isEqualTo(1L);
    assertThatExceptionOfType(ProtocolException.class)
        .isThrownBy(this::once)
        .withMessageContaining("owns at most 1000 groups");
    CreateGroup another = new CreateGroup("ann", Map.of("id", "x", "title", "X"), 1, null);
    assertThat(Answers.get(new OperationRunner(driver, mode).run(GroupOperations.CREATE, another)))
        .as("no Shindig of an earlier release takes it for done")
        .contains(Creation.REFUSED);
    graph("MATCH (:Person {id: 'ann'})-[tie:OWNER_OF]->({id: 'full'}) WITH tie LIMIT 1 DELETE tie");
    assertThat(once()).isEqualTo(once());
  }

  private String once() {
    return rest("ann", "POST", "/groups/@me?requestId=r", BODY).getString("id");
  }

  private void ties(String person, String type, int number) {
    graph(
        """
        MATCH (person:Person {id: '%s'}) MERGE (full:Group {id: 'full'})
        WITH person, full UNWIND range(1, %d) AS i CREATE (person)-[:%s {since: 1}]->(full)
        """
            .formatted(person, number, type));
  }

  @Test
  void areJoinedUpToTenThousand() throws Exception {
    ties("bob", "MEMBER_OF", GroupOperations.MAX_MEMBERSHIPS - 1);
    String join = "/groups/@me/" + create() + "/@members";
    String other = "/groups/@me/" + create() + "/@members";
    assertThat(together(List.of(() -> rest("bob", "POST", join), () -> rest("bob", "POST", other))))
        .containsExactlyInAnyOrder(OK, 413);
    rest("bob", "POST", "/groups/@me/full/@members");
    refused(413, "bob", "POST", "/groups/@me", BODY);
  }

  @Test
  void getNoFurtherOwnerWhoOwnsAThousand() {
    String path = "/groups/@me/" + create() + "/@members";
    rest("bob", "POST", path);
    ties("bob", "OWNER_OF", GroupOperations.MAX_OWNED);
    refused(413, "ann", "PUT", path + "/bob", "{\"role\": \"owner\"}");
    rest("ann", "PUT", path + "/bob", "{\"role\": \"admin\"}");
    assertThat(rest("ann", "GET", path).getList("list.role")).containsExactly("owner", "admin");
  }

  @Test
  void inviteUpToALimit() throws Exception {
    String path = "/groups/@me/" + create() + "/@invitations/";
    ties("bob", "INVITED_TO", GroupOperations.MAX_RECEIVED_INVITATIONS);
    refused(413, "ann", "POST", path + "bob");
    graph("UNWIND ['dan', 'guest'] AS id CREATE (:Person {id: id})");
    ties("ann", "OWNER_OF", 1);
    ties(
        "guest",
        "INVITED_TO",
        GroupOperations.MAX_INVITATIONS - GroupOperations.MAX_RECEIVED_INVITATIONS - 1);
    String full = "/groups/@me/full/@invitations/";
    assertThat(
            together(
                List.of(
                    () -> rest("ann", "POST", full + "eve"),
                    () -> rest("ann", "POST", full + "dan"))))
        .containsExactlyInAnyOrder(OK, 413);
  }

  @Test
  void groupsAndMembersAreWrittenAsXml() {
    String id = create();
    assertThat(calls.xml(Tokens.viewer("ann"), "/groups/@me/" + id))
        .contains("<group>", "<id>" + id + "</id>", "<description>\u05d0</description>");
    assertThat(calls.xml(Tokens.viewer("ann"), "/groups/@me")).contains("<id>" + id + "</id>");
    assertThat(calls.xml(Tokens.viewer("ann"), "/groups/@me/" + id + "/@members"))
        .contains("<person", "<id>ann</id>", "<role>owner</role>");
  }

  @Test
  void bodiesMayBeXml() {
    calls.rest(
        Tokens.viewer("bob"),
        "POST",
        "/groups/@me",
        "<group><title>Books</title><closed>true</closed></group>",
        calls.part(XmlBeanConverter.class));
    JsonPath group = rest("bob", "GET", "/groups/@me");
    assertThat(group.getList("list.title")).containsExactly("Books");
    assertThat(group.getList("list.closed")).containsExactly(true);
  }

  @Test
  void supportedFieldsAreNamed() {
    assertThat(rest("ann", "GET", "/groups/@supportedFields").getList(""))
        .containsExactly("id", "title", "description", "closed");
  }

  private String create() {
    return rest("ann", "POST", "/groups/@me", BODY).getString("id");
  }
}
