package io.shindigneo4j.opensocial.people;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.messages.MailboxAudit;
import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.JsonPath;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Who goes")
class DepartureTest extends HandlerContract {

  private static final String PROFILE =
      """
      {"displayName": "Ann", "emails": [{"value": "a"}], "ims": [{"value": "a"}],
       "phoneNumbers": [{"value": "1"}], "photos": [{"value": "p"}], "urls": [{"value": "u"}],
       "addresses": [{"locality": "L"}], "organizations": [{"name": "O"}],
       "accounts": [{"domain": "D"}]}
      """;

  /** What hangs on nobody and on no group, however far one follows. */
  private static final String DANGLING =
      """
      MATCH (n:!Request&!Revocation&!RevocationLog)
      WHERE NOT EXISTS { (n)--*(owner:Person|Group) }
      RETURN labels(n) AS labels, n {.*} AS node
      """;

  /**
   * What tells of Ann without being hers: the texts of others, as they were written. A revocation
   * has her id, so that nobody takes her tokens for those of the next Ann.
   */
  private static final String NAMING_ANN =
      """
      MATCH (n:!Revocation)
      WHERE any(key IN keys(n) WHERE any(text IN [] + n[key] WHERE toString(text) CONTAINS 'ann'))
      RETURN labels(n)[0] + ' of ' + coalesce(n.owner, n.senderId) AS line ORDER BY line
      """;

  @BeforeEach
  void others() {
    for (String id : List.of("bob", "eve")) {
      rest(id, "POST", "/people/@me/@self?requestId=r0", "{\"displayName\": \"" + id + "\"}");
    }
    befriend("bob", "eve");
    rest("eve", "PUT", "/people/@me/@friendrequests/bob");
    for (String id : List.of("bob", "eve")) {
      rest(id, "POST", "/activitystreams/@me/@self", "{\"title\": \"before\"}");
      post(id, "/messages/@me/@outbox", "{\"title\": \"before\", \"recipients\": [\"bob\"]}");
    }
  }

  @AfterEach
  void everythingAddsUp() {
    MailboxAudit.assertSound(driver);
    assertThat(driver.run(Statement.cypher(DANGLING)).join().records()).isEmpty();
  }

  @Test
  void leavesNothingWhenWithNobodyElse() {
    Map<String, Object> before = everything();
    annRegisters();
    annKeepsThings();
    assertThat(everything().keySet())
        .contains(
            "AppDataValue", "MediaItem", "MediaKind", "Activity", "Email", "MessageCopy", "Skill");
    goes("ann");
    assertThat(everything()).isEqualTo(before);
  }

  @Test
  void leavesToOthersWhatIsTheirs() {
    annRegisters();
    annKeepsThings();
    annMeetsOthers();
    goes("ann");
    assertThat(everything())
        .isEqualTo(
            new TreeMap<>(
                Map.ofEntries(
                    Map.entry("Person", 2L),
                    Map.entry("Request", 3L),
                    Map.entry("Group", 3L),
                    Map.entry("Skill", 1L),
                    Map.entry("PersonSkill", 1L),
                    Map.entry("HAS_SKILL", 1L),
                    Map.entry("IS_SKILL", 1L),
                    Map.entry("ActivityStream", 2L),
                    Map.entry("ActivityEntry", 3L),
                    Map.entry("MessageCollection", 4L),
                    Map.entry("Message", 6L),
                    Map.entry("MessageCopy", 9L),
                    Map.entry("ACTOR", 3L),
                    Map.entry("FRIEND_OF", 2L),
                    Map.entry("OWNER_OF", 3L),
                    Map.entry("MEMBER_OF", 3L),
                    Map.entry("HAS_STREAM", 2L),
                    Map.entry("HAS_COLLECTION", 4L),
                    Map.entry("NEWEST", 5L),
                    Map.entry("OLDEST", 2L),
                    Map.entry("OLDER", 7L),
                    Map.entry("COPY_OF", 9L),
                    Map.entry("SENT", 5L),
                    Map.entry("REPLY_TO", 1L))));
  }

  @Test
  void takesNothingFromOthersListsAndCounts() {
    annRegisters();
    annMeetsOthers();
    goes("ann");
    assertThat(titles("bob", "/messages/@me/@inbox"))
        .containsExactly("from eve", "to both", "before", "before");
    assertThat(titles("bob", "/messages/@me/@outbox"))
        .containsExactly("answer", "to ann", "before");
    JsonPath inbox = rest("bob", "GET", "/messages/@me");
    JsonPath counts = inbox.entry("list", "id", "@inbox");
    assertThat(counts.getInt("unread")).isEqualTo(3);
    assertThat(counts.getInt("total")).isEqualTo(4);
    assertThat(titles("eve", "/activitystreams/@me/@friends")).containsExactly("of ann", "before");
    assertThat(rest("bob", "GET", "/people/@me/@friends").getList("list.id"))
        .containsExactly("eve");
    assertThat(rest("eve", "GET", "/people/@me/@friendrequests").getInt("totalResults")).isZero();
    assertThat(rest("eve", "GET", "/people/@me/@sentrequests").getInt("totalResults")).isZero();
    assertThat(rest("bob", "GET", "/groups/@me").getList("list.title"))
        .containsExactlyInAnyOrder("Bob's", "shared");
    refused(404, "bob", "GET", "/people/ann/@self");
    assertRefused(404, () -> send("bob", "too late", "ann"));
    assertThat(titles("bob", "/messages/@me/@outbox")).doesNotContain("too late");
  }

  @Test
  void isToldOfByTheTextsOfOthersAlone() {
    annRegisters();
    annKeepsThings();
    annMeetsOthers();
    goes("ann");
    assertThat(
            driver.run(Statement.cypher(NAMING_ANN)).join().records().stream()
                .map(row -> row.get("line")))
        .as("Bob's activity about her, and mail from her and to her")
        .containsExactly(
            "ActivityEntry of bob", "Message of ann", "Message of bob", "Message of bob");
  }

  @Test
  void comesBackAsSomebodyNew() {
    annRegisters();
    annKeepsThings();
    annMeetsOthers();
    goes("ann");
    Map<String, Object> without = everything();
    annRegisters();
    assertThat(rest("ann", "GET", "/people/@me/@friends").getInt("totalResults")).isZero();
    assertThat(rest("ann", "GET", "/groups/@me").getInt("totalResults")).isZero();
    assertThat(titles("ann", "/messages/@me/@inbox")).isEmpty();
    assertThat(rest("ann", "GET", "/albums/@me/@self").getInt("totalResults")).isZero();
    annKeepsThings();
    assertThat(rest("ann", "GET", "/albums/@me/@self").getInt("totalResults")).isEqualTo(1);
    assertThat(titles("ann", "/messages/@me/@outbox")).containsExactly("note");
    goes("ann");
    assertThat(everything()).isEqualTo(without);
  }

  @Test
  void isForgottenWithTheOwnRequestsAndNobodyElses() {
    String first = rest("ann", "POST", "/people/@me/@self?requestId=r0", PROFILE).toString();
    rest("ann'x", "POST", "/people/@me/@self?requestId=r0", "{}");
    goes("ann");
    String again = "{\"displayName\": \"Anew\"}";
    assertThat(rest("ann", "POST", "/people/@me/@self?requestId=r0", again).toString())
        .isNotEqualTo(first);
    assertThat(rest("ann", "GET", "/people/@me/@self?fields=displayName").getString("displayName"))
        .isEqualTo("Anew");
    for (String other : List.of("bob", "eve", "ann'x")) {
      rest(other, "POST", "/people/@me/@self?requestId=r0", again);
      assertThat(
              rest(other, "GET", "/people/@me/@self?fields=displayName").getString("displayName"))
          .as("sent again, it changes nothing")
          .isNotEqualTo("Anew");
    }
  }

  private void annRegisters() {
    rest("ann", "POST", "/people/@me/@self?requestId=r0", PROFILE);
  }

  /** One of everything, with request ids where there are some. */
  private void annKeepsThings() {
    rest("ann", "PUT", "/appdata/@me/@self/@app", "{\"a\": 1, \"b\": {\"c\": []}}");
    String album = create("ann", "/albums/@me/@self?requestId=r1", "{\"title\": \"A\"}");
    for (String type : List.of("image", "video")) {
      String item = "{\"title\": \"I\", \"type\": \"%s\", \"mimeType\": \"x/y\"}".formatted(type);
      create("ann", "/mediaItems/@me/@self/" + album + "?requestId=" + type, item);
    }
    String entry = "{\"id\": \"own\", \"title\": \"T\", \"object\": {\"id\": \"bob\"}}";
    rest("ann", "POST", "/activitystreams/@me/@self?requestId=r2", entry);
    rest("ann", "POST", "/activities/@me/@self?requestId=r3", "{\"title\": \"T\"}");
    rest("ann", "POST", "/groups/@me?requestId=r4", "{\"title\": \"only Ann's\"}");
    rest("ann", "POST", "/skills/@me/juggling");
    String own = create("ann", "/messages/@me?requestId=r5", "{\"title\": \"kept\"}");
    String note = "{\"title\": \"note\", \"recipients\": [\"ann\"]}";
    String id = create("ann", "/messages/@me/@outbox?requestId=r6", note);
    rest(
        "ann",
        "PUT",
        "/messages/@me/@inbox/" + id,
        "{\"id\": \"" + id + "\", \"collectionIds\": [\"" + own + "\"]}");
  }

  private void annMeetsOthers() {
    befriend("ann", "bob");
    rest("bob", "PUT", "/people/@me/@friendrequests/ann");
    befriend("ann", "eve");
    String shared = create("ann", "/groups/@me", "{\"title\": \"shared\"}");
    rest("bob", "POST", "/groups/@me/" + shared + "/@members");
    String bobs = create("bob", "/groups/@me", "{\"title\": \"Bob's\"}");
    rest("ann", "POST", "/groups/@me/" + bobs + "/@members");
    String closed = create("eve", "/groups/@me", "{\"title\": \"E\", \"closed\": true}");
    rest("eve", "POST", "/groups/@me/" + closed + "/@invitations/ann");
    rest("bob", "POST", "/skills/@me/dancing");
    rest("ann", "POST", "/skills/bob/dancing");
    correspond();
    rest(
        "bob",
        "POST",
        "/activitystreams/@me/@self",
        "{\"title\": \"of ann\", \"object\": {\"id\": \"ann\"}}");
  }

  private void correspond() {
    String toBoth = send("ann", "to both", "bob", "eve");
    rest("eve", "DELETE", "/messages/@me/@inbox/" + toBoth);
    rest("bob", "PUT", "/messages/@me/@inbox/" + toBoth, "{\"status\": \"READ\"}");
    send("bob", "to ann", "ann");
    create(
        "bob",
        "/messages/@me/@outbox?requestId=r7",
        "{\"title\": \"answer\", \"recipients\": [\"ann\"], \"inReplyTo\": \"" + toBoth + "\"}");
    String annsAlone = send("eve", "of Ann alone now", "ann");
    rest("eve", "DELETE", "/messages/@me/@outbox/" + annsAlone);
    send("eve", "from eve", "bob");
  }

  private void befriend(String from, String to) {
    rest(from, "POST", "/people/@me/@friends", "{\"id\": \"" + to + "\"}");
  }

  private String send(String from, String title, String... to) {
    String recipients = "\"" + String.join("\", \"", to) + "\"";
    return create(
        from,
        "/messages/@me/@outbox",
        "{\"title\": \"" + title + "\", \"recipients\": [" + recipients + "]}");
  }

  private void post(String viewer, String target, String body) {
    rest(viewer, "POST", target, body);
  }

  /** Answers the id. */
  private String create(String viewer, String target, String body) {
    return rest(viewer, "POST", target, body).getString("id");
  }

  private void goes(String id) {
    rest(id, "DELETE", "/people/@me/@self");
  }

  private List<String> titles(String viewer, String target) {
    return rest(viewer, "GET", target).getList("list.title");
  }

  /** How many there are of each label and of each type of relationship. */
  private Map<String, Object> everything() {
    Map<String, Object> counts = new TreeMap<>();
    driver
        .run(
            Statement.cypher(
                """
                MATCH (n:!Revocation&!RevocationLog) RETURN labels(n)[0] AS name, count(n) AS number
                UNION ALL
                MATCH ()-[r]->() RETURN type(r) AS name, count(r) AS number
                """))
        .join()
        .records()
        .forEach(row -> counts.put((String) row.get("name"), row.get("number")));
    return counts;
  }
}
