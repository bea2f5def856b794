package io.shindigneo4j.opensocial.activities;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.JsonPath;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** OpenSocial has no service for comments: they are activities about another one. */
@DisplayName("Comments on activities")
class CommentsTest extends HandlerContract {

  private String post;

  @BeforeEach
  void post() {
    graph(
        """
        CREATE (ann:Person {id: 'ann'})-[:FRIEND_OF {since: 1}]->(bob:Person {id: 'bob'}),
          (bob)-[:FRIEND_OF {since: 1}]->(ann), (:Person {id: 'eve'})
        """);
    post =
        rpc("ann", "activitystreams.create", "{activity: {verb: 'post', title: 'A'}}")
            .getString("id");
    rpc("ann", "activitystreams.create", "{activity: {verb: 'post', title: 'Another'}}");
  }

  private String comment(String person, String text) {
    return comment(person, text, "");
  }

  /**
   * @param author of the activity, as the comment says it
   */
  private String comment(String person, String text, String author) {
    return rpc(person, "activitystreams.create", "{activity: " + entry(text, author) + "}")
        .getString("id");
  }

  private String entry(String text, String author) {
    return "{verb: 'post', object: {objectType: 'comment', content: '"
        + text
        + "', inReplyTo: [{objectType: 'activity', id: '"
        + post
        + "'"
        + author
        + "}]}, target: {objectType: 'activity', id: '"
        + post
        + "'}}";
  }

  private JsonPath comments(String viewer, String group) {
    return rpc(
        viewer,
        "activitystreams.get",
        "{userId: 'ann', groupId: '"
            + group
            + "', filterBy: 'target', filterOp: 'equals', filterValue: '"
            + post
            + "', sortBy: 'published', sortOrder: 'ascending'}");
  }

  @Test
  void areFoundByTheActivityThatTheyAreAbout() {
    String first = comment("bob", "well done");
    String second = comment("ann", "thanks");
    assertThat(comments("ann", "@friends").getList("list.id")).containsExactly(first);
    assertThat(comments("ann", "@self").getList("list.id")).containsExactly(second);
    JsonPath found = comments("eve", "@friends");
    assertThat(found.getString("list[0].object.content")).isEqualTo("well done");
    assertThat(found.getString("list[0].object.objectType")).isEqualTo("comment");
    assertThat(found.getString("list[0].object.inReplyTo[0].id")).isEqualTo(post);
    assertThat(found.getString("list[0].actor.id")).isEqualTo("bob");
  }

  @Test
  void areCountedAndReadForManyActivitiesAtOnce() {
    String first = comment("bob", "well done");
    String second = comment("ann", "thanks");
    JsonPath found =
        rpc(
            "eve",
            "activitystreams.comments",
            "{userId: 'ann', activityId: ['" + post + "', 'x']}");
    assertThat(found.getList("list.total")).containsExactly(2, 0);
    assertThat(found.getList("list[0].comments.id")).containsExactly(first, second);
    assertThat(found.getString("list[0].comments[0].object.content")).isEqualTo("well done");
    assertThat(found.getString("list[0].userId")).isEqualTo("ann");
    assertThat(found.getString("list[0].activityId")).isEqualTo(post);
    JsonPath newest = threads("ann", "count: 1");
    assertThat(newest.getList("list.total")).containsExactly(2);
    assertThat(newest.getList("list[0].comments.id")).containsExactly(second);
    assertThat(threads("ann", "count: 0").getList("list[0].comments")).isEmpty();
  }

  private JsonPath threads(String person, String more) {
    return rpc(person, "activitystreams.comments", "{activityId: '" + post + "', " + more + "}");
  }

  @Test
  void areByWhoHasPostedAndTheirFriendsAlone() {
    comment("eve", "look at my site");
    assertThat(threads("ann", "count: 9").getList("list.total")).containsExactly(0);
    comment("bob", "well done");
    assertThat(threads("ann", "count: 9").getList("list.total")).containsExactly(1);
    graph("MATCH (:Person {id: 'ann'})-[friendship:FRIEND_OF]-() DELETE friendship");
    assertThat(threads("ann", "count: 9").getList("list.total")).containsExactly(0);
  }

  @Test
  void areFoundAmongManyOfStrangers() {
    String first = comment("bob", "well done");
    String second = comment("ann", "thanks");
    graph(
        "UNWIND range(1, 1100) AS i CREATE (:ActivityEntry {id: 's' + i, owner: 'eve',"
            + " application: '', moment: i, document: '{}', inReplyTo: '"
            + post
            + "'})");
    JsonPath found = threads("ann", "count: 9");
    assertThat(found.getList("list.total")).containsExactly(2);
    assertThat(found.getList("list[0].comments.id")).containsExactly(first, second);
  }

  @Test
  void areReadForTheUserOfEachActivity() {
    comment("bob", "well done");
    JsonPath found =
        rpc(
            "ann",
            "activitystreams.comments",
            "{userId: ['@me', 'eve'], activityId: ['" + post + "', '" + post + "']}");
    assertThat(found.getList("list.total")).containsExactly(1, 0);
    assertRefused(
        400,
        () ->
            rpc(
                "ann",
                "activitystreams.comments",
                "{userId: ['ann', 'bob'], activityId: ['1', '2', '3']}"));
    assertRefused(400, () -> rpc("ann", "activitystreams.comments", "{}"));
  }

  /** A friend can post an activity with the id of another's. */
  @Test
  void areOnTheActivityOfTheAuthorThatTheySay() {
    rpc("bob", "activitystreams.create", "{activity: {id: '" + post + "', title: 'A copy'}}");
    comment("ann", "mine", ", author: {objectType: 'person', id: 'ann'}");
    assertThat(totals()).containsExactly(1, 0);
    String changed = comment("bob", "his", ", author: {objectType: 'person', id: 'bob'}");
    assertThat(totals()).containsExactly(1, 1);
    comment("bob", "of nobody", "");
    assertThat(totals()).as("where it says none").containsExactly(2, 2);
    rpc(
        "bob",
        "activitystreams.update",
        "{activityId: '"
            + changed
            + "', activity: "
            + entry("hers", ", author: {objectType: 'person', id: 'ann'}")
            + "}");
    assertThat(totals()).containsExactly(3, 1);
  }

  /** On what Ann has posted, and on what Bob has posted with the same id. */
  private List<Integer> totals() {
    return rpc(
            "ann",
            "activitystreams.comments",
            "{userId: ['ann', 'bob'], activityId: ['" + post + "', '" + post + "']}")
        .getList("list.total");
  }

  @Test
  void areNoLongerThanOthersHaveToRead() {
    String id = comment("bob", "x".repeat(9_000));
    String tooLong = entry("x".repeat(10_000), "");
    assertRefused(413, () -> rpc("bob", "activitystreams.create", "{activity: " + tooLong + "}"));
    assertRefused(
        413,
        () ->
            rpc(
                "bob",
                "activitystreams.update",
                "{activityId: '" + id + "', activity: " + tooLong + "}"));
    rpc("bob", "activitystreams.create", "{activity: {title: '" + "x".repeat(20_000) + "'}}");
    assertThat(threads("ann", "count: 9").getList("list.total")).containsExactly(1);
  }

  @Test
  void areTheNewestWhereOneFriendWritesMany() {
    graph(
        "UNWIND range(1, 1100) AS i CREATE (:ActivityEntry {id: 'f' + i, owner: 'bob',"
            + " application: '', moment: i * 7 % 1101, document: '{}', inReplyTo: '"
            + post
            + "'})");
    JsonPath found = threads("ann", "count: 2");
    assertThat(found.getList("list.total")).containsExactly(1_100);
    assertThat(found.getList("list[0].comments.id")).containsExactly("f157", "f629");
  }

  @Test
  void onAnIdThatIsTooLongAreOnNothing() {
    post = "x".repeat(501);
    comment("bob", "well done");
    assertThat(threads("ann", "count: 9").getList("list.total")).containsExactly(0);
  }

  @Test
  void areThoseOfTheirAuthors() {
    String id = comment("bob", "well done");
    assertRefused(
        403,
        () -> rpc("ann", "activitystreams.delete", "{userId: 'bob', activityId: '" + id + "'}"));
    rpc("bob", "activitystreams.delete", "{activityId: '" + id + "'}");
    assertThat(comments("ann", "@friends").getList("list.id")).isEmpty();
  }
}
