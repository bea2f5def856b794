package io.shindigneo4j.opensocial.dispatch;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.JsonPath;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The wording of each client: who sends which parameters, with which types. */
@DisplayName("What the historic clients of OpenSocial send is understood:")
class HistoricClientsTest extends HandlerContract {

  @BeforeEach
  void people() {
    graph(
        """
        CREATE (ann:Person {id: 'ann', displayName: 'Ann'}), (bob:Person {id: 'bob', displayName: 'Bob'}),
          (ann)-[:FRIEND_OF]->(bob), (bob)-[:FRIEND_OF]->(ann),
          (ann)-[:MEMBER_OF]->(:Group {id: 'g', title: 'G'})
        """);
  }

  private void assertIsData(JsonPath answer, String value) {
    assertThat(answer.toString()).contains("\"" + value + "\"");
  }

  /** Its samples name the application by a variable, which may be null. */
  @Test
  void osapiOfPhp() {
    String which = "{userId: '@me', groupId: '@self', appId: null, ";
    rpc("ann", "appdata.create", which + "data: {osapiFoo1: 'bar1', osapiFoo2: 'bar2'}}");
    rpc("ann", "appdata.update", which + "data: {osapiFoo1: 'newBar1'}}");
    assertIsData(
        rpc("ann", "appdata.get", which + "fields: ['osapiFoo1', 'osapiFoo2']}"), "newBar1");
    assertIsData(rpc("ann", "appdata.get", which + "fields: ['*']}"), "bar2");
    rpc("ann", "appdata.delete", which + "fields: ['osapiFoo1', 'osapiFoo2', 'osapiFoo3']}");
    assertThat(rpc("ann", "appdata.get", which + "fields: ['*']}").toString())
        .doesNotContain("bar2");
    assertFriends(
        rpc(
            "ann",
            "people.get",
            "{userId: '@me', groupId: '@friends', fields: ['@all'], startIndex: 0, count: 10}"));
    rpc(
        "ann",
        "activities.create",
        "{userId: '@me', groupId: '@self', appId: null, activity: {title: 'T', body: 'B'}}");
    assertThat(
            rpc("ann", "activities.get", "{userId: '@me', groupId: '@self', appId: null}")
                .getList("list.title"))
        .containsExactly("T");
  }

  /** It writes the data as a text, and keys that nobody has named as null. */
  @Test
  void opensocialOfPython() {
    String which = "{userId: '@me', groupId: '@self', appId: '@app', ";
    rpc("ann", "appdata.update", which + "data: '{\"gift\": \"tea\"}', fields: 'gift'}");
    assertIsData(rpc("ann", "appdata.get", which + "keys: null}"), "tea");
    assertIsData(rpc("ann", "appdata.get", which + "fields: 'gift', keys: ['gift']}"), "tea");
    rpc("ann", "appdata.delete", which + "fields: 'gift', keys: 'gift'}");
    assertThat(rpc("ann", "appdata.get", which + "keys: null}").toString()).doesNotContain("tea");
    assertFriends(
        rpc("ann", "people.get", "{userId: '@me', groupId: '@friends', fields: 'id,displayName'}"));
    assertFriends(rest("ann", "GET", "/people/@me/@friends?fields=id,displayName"));
  }

  @Test
  void netOpenSocialOfPerl() {
    assertFriends(rpc("ann", "people.get", "{userId: '@me', groupId: '@friends'}"));
    assertFriends(rest("ann", "GET", "/people/@me/@friends?format=json"));
    rest("ann", "PUT", "/appdata/@me/@self/@app?format=json", "{\"gift\": \"tea\"}");
    assertIsData(rest("ann", "GET", "/appdata/@me/@self/@app?format=json"), "tea");
    assertIsData(
        rpc("ann", "appdata.get", "{appId: '@app', userId: '@me', groupId: '@self'}"), "tea");
  }

  @Test
  void opensocialOfJava() {
    assertThat(rpc("ann", "groups.get", "{userId: '@me', groupId: '@self'}").getList("list.id"))
        .containsExactly("g");
    assertThat(rest("ann", "GET", "/groups/@me/@self").getList("list.id")).containsExactly("g");
    assertFriends(rpc("ann", "people.get", "{appId: '@app', userId: '@me', groupId: '@friends'}"));
    rest("ann", "POST", "/messages/@me/outbox", "{\"title\": \"T\", \"recipients\": [\"bob\"]}");
    assertThat(rest("bob", "GET", "/messages/@me/@inbox").getList("list.title"))
        .containsExactly("T");
    rpc(
        "ann",
        "messages.create",
        "{userId: '@me', msgCollId: 'outbox', entity: {title: 'U', recipients: ['bob']}}");
    assertThat(rest("bob", "GET", "/messages/@me/inbox").getList("list.title"))
        .containsExactlyInAnyOrder("T", "U");
    assertThat(rest("ann", "GET", "/messages/@me/outbox").getList("list.title"))
        .containsExactlyInAnyOrder("T", "U");
  }

  /** It names users as a list, and fields as an empty one. */
  @Test
  void opensocialOfRuby() {
    rest("ann", "PUT", "/appdata/@me/@self/@app", "{\"gift\": \"tea\"}");
    assertIsData(
        rpc("ann", "appdata.get", "{userId: ['@me'], groupId: '@self', appId: '@app', fields: []}"),
        "tea");
    assertFriends(rpc("ann", "people.get", "{userId: ['@me'], groupId: '@friends'}"));
    assertThat(rest("ann", "GET", "/groups/@me").getList("list.id")).containsExactly("g");
  }

  private static void assertFriends(JsonPath answer) {
    assertThat(answer.getList("list.id")).isEqualTo(List.of("bob"));
  }
}
