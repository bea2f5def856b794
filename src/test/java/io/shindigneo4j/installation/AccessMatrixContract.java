package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every caller, verb and service: what is allowed, over REST and in a batch of RPC. */
@TestInstance(Lifecycle.PER_CLASS)
@Timeout(value = 8, unit = TimeUnit.MINUTES)
abstract class AccessMatrixContract {

  private static final String PERSON = "john.doe";

  /** Who asks; all things belong to {@link #PERSON}. */
  enum Caller {
    ANONYMOUS(null, null),
    STRANGER("stranger", "1"),
    FRIEND("jane.doe", "1"),
    /** In the groups, with the role of an administrator; otherwise a stranger. */
    GROUP_ADMIN("admin", "1"),
    /** The person, in a gadget that the things do not come from. */
    OTHER_APPLICATION(PERSON, "2"),
    THE_PERSON(PERSON, "1");

    private final String viewer;
    private final String application;

    Caller(String viewer, String application) {
      this.viewer = viewer;
      this.application = application;
    }
  }

  /**
   * A call, and the status that each caller gets for it.
   *
   * @param body null for none
   */
  record Row(
      String verb,
      String path,
      Map<String, Object> body,
      String method,
      Map<String, Object> parameters,
      int... statuses) {

    int status(Caller caller) {
      return statuses[caller.ordinal()];
    }

    @Override
    public String toString() {
      return verb + " " + path + ", " + method;
    }
  }

  /*
   * Columns: anonymous, stranger, friend, group admin, the person in another application, the person.
   */
  static List<Row> reads() {
    return List.of(
        read("/people/john.doe/@self", "people.get", Map.of(), 401, 200, 200, 200, 200, 200),
        read(
            "/people/john.doe/@friends",
            "people.get",
            group("@friends"),
            401,
            200,
            200,
            200,
            200,
            200),
        read("/people/john.doe/@all", "people.get", group("@all"), 401, 200, 200, 200, 200, 200),
        read(
            "/people/john.doe/{open}", "people.get", group("{open}"), 401, 200, 200, 200, 200, 200),
        read(
            "/people/john.doe/@friendrequests",
            "people.get",
            group("@friendrequests"),
            401,
            403,
            403,
            403,
            200,
            200),
        read(
            "/people/john.doe/@sentrequests",
            "people.get",
            group("@sentrequests"),
            401,
            403,
            403,
            403,
            200,
            200),
        read(
            "/graph/john.doe/@friendsOfFriends",
            "graph.friendsOfFriends",
            Map.of(),
            401,
            200,
            200,
            200,
            200,
            200),
        read(
            "/graph/john.doe/@path/jane.doe",
            "graph.path",
            Map.of("personId", "jane.doe"),
            401,
            200,
            200,
            200,
            200,
            200),
        read(
            "/graph/john.doe/@mutual/jane.doe",
            "graph.mutualFriends",
            Map.of("personId", "jane.doe"),
            401,
            200,
            200,
            200,
            200,
            200),
        read(
            "/graph/john.doe/@relation/jane.doe",
            "graph.relation",
            Map.of("personId", "jane.doe"),
            401,
            200,
            200,
            200,
            200,
            200),
        read(
            "/graph/john.doe/@recommendations",
            "graph.recommendations",
            Map.of(),
            401,
            403,
            403,
            403,
            200,
            200),
        read(
            "/graph/john.doe/@groupRecommendations",
            "graph.groupRecommendations",
            Map.of(),
            401,
            403,
            403,
            403,
            200,
            200),
        read(
            "/graph/@group/{open}/@connected",
            "graph.mostConnected",
            group("{open}"),
            401,
            200,
            200,
            200,
            200,
            200),
        read(
            "/graph/@group/{closed}/@connected",
            "graph.mostConnected",
            group("{closed}"),
            401,
            404,
            404,
            200,
            200,
            200),
        read(
            "/graph/@search?query=jane",
            "graph.search",
            Map.of("query", "jane"),
            401,
            200,
            200,
            200,
            200,
            200),
        read(
            "/graph/@complete?fragment=ja",
            "graph.complete",
            Map.of("fragment", "ja"),
            401,
            200,
            200,
            200,
            200,
            200),
        read("/user/john.doe/fof", "user.fof", Map.of(), 401, 200, 200, 200, 200, 200),
        read("/user/john.doe/sfriend", "user.sfriend", Map.of(), 401, 403, 403, 403, 200, 200),
        read("/user/john.doe/sgroup", "user.sgroup", Map.of(), 401, 403, 403, 403, 200, 200),
        read(
            "/user/john.doe/spath/jane.doe",
            "user.spath",
            Map.of("personId", "jane.doe"),
            401,
            200,
            200,
            200,
            200,
            200),
        read("/groups/john.doe", "groups.get", Map.of(), 401, 200, 200, 200, 200, 200),
        read(
            "/groups/john.doe/{open}", "groups.get", group("{open}"), 401, 200, 200, 200, 200, 200),
        read(
            "/groups/john.doe/{closed}",
            "groups.get",
            group("{closed}"),
            401,
            404,
            404,
            200,
            200,
            200),
        read(
            "/groups/john.doe/{open}/@members",
            "groups.members",
            group("{open}"),
            401,
            200,
            200,
            200,
            200,
            200),
        read(
            "/groups/john.doe/{closed}/@members",
            "groups.members",
            group("{closed}"),
            401,
            404,
            404,
            200,
            200,
            200),
        read(
            "/activities/john.doe/@self", "activities.get", Map.of(), 401, 200, 200, 200, 200, 200),
        read(
            "/activities/john.doe/@self/1/1",
            "activities.get",
            Map.of("appId", "1", "activityId", "1"),
            401,
            200,
            200,
            200,
            200,
            200),
        read(
            "/activitystreams/john.doe/@self",
            "activitystreams.get",
            Map.of(),
            401,
            200,
            200,
            200,
            200,
            200),
        read(
            "/activitystreams/john.doe/@friends",
            "activitystreams.get",
            group("@friends"),
            401,
            200,
            200,
            200,
            200,
            200),
        read(
            "/activitystreams/john.doe/@self/1/activity1",
            "activitystreams.get",
            Map.of("appId", "1", "activityId", "activity1"),
            401,
            200,
            200,
            200,
            200,
            200),
        read("/messages/john.doe", "messages.get", Map.of(), 401, 403, 403, 403, 200, 200),
        read(
            "/messages/john.doe/@inbox",
            "messages.get",
            Map.of("msgCollId", "@inbox"),
            401,
            403,
            403,
            403,
            200,
            200),
        read(
            "/messages/john.doe/@inbox/{message}",
            "messages.get",
            Map.of("msgCollId", "@inbox", "messageIds", List.of("{message}")),
            401,
            403,
            403,
            403,
            200,
            200),
        read(
            "/appdata/john.doe/@self/1",
            "appdata.get",
            Map.of("appId", "1"),
            401,
            403,
            200,
            403,
            403,
            200),
        read(
            "/appdata/john.doe/@friends/1",
            "appdata.get",
            Map.of("groupId", "@friends", "appId", "1"),
            401,
            200,
            200,
            200,
            403,
            200),
        read("/albums/john.doe/@self", "albums.get", Map.of(), 401, 200, 200, 200, 200, 200),
        read(
            "/albums/john.doe/@self/{album}",
            "albums.get",
            Map.of("albumId", "{album}"),
            401,
            200,
            200,
            200,
            200,
            200),
        read("/skills/john.doe", "skills.get", Map.of(), 401, 200, 200, 200, 200, 200),
        read(
            "/organization/john.doe/@managers",
            "organization.managers",
            Map.of(),
            401,
            200,
            200,
            200,
            200,
            200),
        read(
            "/mediaItems/john.doe/@self", "mediaItems.get", Map.of(), 401, 200, 200, 200, 200, 200),
        read(
            "/mediaItems/john.doe/@self/{album}",
            "mediaItems.get",
            Map.of("albumId", "{album}"),
            401,
            200,
            200,
            200,
            200,
            200),
        read(
            "/mediaItems/john.doe/@self/{album}/{item}",
            "mediaItems.get",
            Map.of("albumId", "{album}", "mediaItemId", "{item}"),
            401,
            200,
            200,
            200,
            200,
            200));
  }

  static List<Row> writes() {
    Map<String, Object> title = Map.of("title", "changed");
    Map<String, Object> message = Map.of("title", "t", "recipients", List.of("jane.doe"));
    return List.of(
        write(
            "PUT",
            "/people/john.doe/@self",
            Map.of("aboutMe", "x"),
            "people.update",
            "person",
            Map.of(),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "DELETE",
            "/people/john.doe/@self",
            null,
            "people.delete",
            null,
            group("@self"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "POST",
            "/people/john.doe/@friends",
            Map.of("id", "stranger"),
            "people.create",
            "person",
            group("@friends"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "DELETE",
            "/people/john.doe/@friends/jane.doe",
            null,
            "people.delete",
            null,
            Map.of("groupId", "@friends", "personId", "jane.doe"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "DELETE",
            "/graph/john.doe/@recommendations/stranger",
            null,
            "graph.dismiss",
            null,
            Map.of("personId", "stranger"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "PUT",
            "/graph/john.doe/@recommendations/stranger",
            null,
            "graph.restore",
            null,
            Map.of("personId", "stranger"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "POST",
            "/graph/john.doe/@blocked/stranger",
            null,
            "graph.block",
            null,
            Map.of("personId", "stranger"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "DELETE",
            "/graph/john.doe/@blocked/stranger",
            null,
            "graph.unblock",
            null,
            Map.of("personId", "stranger"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "POST",
            "/groups/john.doe",
            Map.of("title", "new"),
            "groups.create",
            "group",
            Map.of(),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "PUT",
            "/groups/john.doe/{open}",
            title,
            "groups.update",
            "group",
            group("{open}"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "PUT",
            "/groups/@me/{open}",
            title,
            "groups.update",
            "group",
            Map.of("userId", "@me", "groupId", "{open}"),
            401,
            403,
            403,
            200,
            200,
            200),
        write(
            "DELETE",
            "/groups/@me/{open}",
            null,
            "groups.delete",
            null,
            Map.of("userId", "@me", "groupId", "{open}"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "DELETE",
            "/groups/@me/{closed}",
            null,
            "groups.delete",
            null,
            Map.of("userId", "@me", "groupId", "{closed}"),
            401,
            404,
            404,
            403,
            200,
            200),
        write(
            "POST",
            "/activities/john.doe/@self",
            title,
            "activities.create",
            "activity",
            Map.of(),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "DELETE",
            "/activities/john.doe/@self/1/1",
            null,
            "activities.delete",
            null,
            Map.of("appId", "1", "activityId", "1"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "POST",
            "/activitystreams/john.doe/@self",
            title,
            "activitystreams.create",
            "activity",
            Map.of(),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "PUT",
            "/activitystreams/john.doe/@self/1/activity1",
            title,
            "activitystreams.update",
            "activity",
            Map.of("appId", "1", "activityId", "activity1"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "DELETE",
            "/activitystreams/john.doe/@self/1/activity1",
            null,
            "activitystreams.delete",
            null,
            Map.of("appId", "1", "activityId", "activity1"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "POST",
            "/messages/john.doe/@outbox",
            message,
            "messages.create",
            "entity",
            Map.of("msgCollId", "@outbox"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "POST",
            "/messages/john.doe",
            Map.of("title", "mine"),
            "messages.create",
            "entity",
            Map.of(),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "DELETE",
            "/messages/john.doe/@inbox/{message}",
            null,
            "messages.delete",
            null,
            Map.of("msgCollId", "@inbox", "messageIds", List.of("{message}")),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "PUT",
            "/appdata/john.doe/@self/1",
            Map.of("k", "v"),
            "appdata.update",
            "data",
            Map.of("appId", "1"),
            401,
            403,
            403,
            403,
            403,
            200),
        write(
            "DELETE",
            "/appdata/john.doe/@self/1?fields=count",
            null,
            "appdata.delete",
            null,
            Map.of("appId", "1", "fields", List.of("count")),
            401,
            403,
            403,
            403,
            403,
            200),
        write(
            "POST",
            "/albums/john.doe/@self",
            title,
            "albums.create",
            "album",
            Map.of(),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "PUT",
            "/albums/john.doe/@self/{album}",
            title,
            "albums.update",
            "album",
            Map.of("albumId", "{album}"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "DELETE",
            "/albums/john.doe/@self/{album}",
            null,
            "albums.delete",
            null,
            Map.of("albumId", "{album}"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "POST",
            "/mediaItems/john.doe/@self/{album}",
            title,
            "mediaItems.create",
            "data",
            Map.of("albumId", "{album}"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "PUT",
            "/mediaItems/john.doe/@self/{album}/{item}",
            title,
            "mediaItems.update",
            "data",
            Map.of("albumId", "{album}", "mediaItemId", "{item}"),
            401,
            403,
            403,
            403,
            200,
            200),
        write(
            "DELETE",
            "/mediaItems/john.doe/@self/{album}/{item}",
            null,
            "mediaItems.delete",
            null,
            Map.of("albumId", "{album}", "mediaItemId", "{item}"),
            401,
            403,
            403,
            403,
            200,
            200));
  }

  private static Map<String, Object> group(String id) {
    return Map.of("groupId", id);
  }

  private static Row read(
      String path, String method, Map<String, Object> parameters, int... statuses) {
    return new Row("GET", path, null, method, ofPerson(parameters), statuses);
  }

  private static Row write(
      String verb,
      String path,
      Map<String, Object> body,
      String method,
      String bodyParameter,
      Map<String, Object> parameters,
      int... statuses) {
    Map<String, Object> all = ofPerson(parameters);
    if (body != null) {
      all.put(bodyParameter, body);
    }
    return new Row(verb, path, body, method, all, statuses);
  }

  private static Map<String, Object> ofPerson(Map<String, Object> parameters) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("userId", PERSON);
    all.putAll(parameters);
    return all;
  }

  @RegisterExtension final RunningShindig shindig;
  private final Map<String, String> ids = new LinkedHashMap<>();

  AccessMatrixContract(String queries) {
    shindig = new RunningShindig(queries);
  }

  /** The sample data, and for the person one thing of each kind. */
  private void prepare() {
    shindig.reset();
    shindig.run("CREATE (:Person {id: 'stranger'}), (:Person {id: 'admin'})");
    ids.put("album", create("/albums/@me/@self", Map.of("title", "a")));
    ids.put("item", create("/mediaItems/@me/@self/" + ids.get("album"), Map.of("title", "i")));
    ids.put(
        "message",
        create("/messages/@me/@outbox", Map.of("title", "m", "recipients", List.of(PERSON))));
    ids.put("open", create("/groups/@me", Map.of("title", "open")));
    ids.put("closed", create("/groups/@me", Map.of("title", "closed", "closed", true)));
    for (String group : List.of("open", "closed")) {
      shindig.run(
          "MATCH (p:Person {id: 'admin'}), (g:Group {id: '"
              + ids.get(group)
              + "'}) CREATE (p)-[:MEMBER_OF {since: 1, role: 'admin'}]->(g)");
    }
    as(Caller.THE_PERSON).body(Map.of("count", "1")).put("/rest/appdata/@me/@self/1");
  }

  private String create(String path, Map<String, Object> body) {
    Response answer = as(Caller.THE_PERSON).body(body).post("/rest" + path);
    assertThat(answer.statusCode()).describedAs(answer.body().asString()).isEqualTo(200);
    return answer.path("entry.id");
  }

  private RequestSpecification as(Caller caller) {
    return caller.viewer == null
        ? shindig.social().asNobody()
        : shindig.social().as(caller.viewer, caller.application);
  }

  @ParameterizedTest
  @EnumSource
  void readsAreAnsweredToWhomTheyMayBe(Caller caller) {
    prepare();
    List<Map<String, Object>> batch = new ArrayList<>();
    for (Row row : reads()) {
      assertThat(rest(row, caller))
          .describedAs("%s as %s", row, caller)
          .isEqualTo(row.status(caller));
      batch.add(call(row));
    }
    JsonPath answers = as(caller).body(batch).post("/rpc").jsonPath();
    for (int i = 0; i < batch.size(); i++) {
      Row row = reads().get(i);
      assertThat(status(answers, i))
          .describedAs("RPC %s as %s", row, caller)
          .isEqualTo(row.status(caller));
    }
  }

  @ParameterizedTest
  @MethodSource("writes")
  void writesAreDoneForThoseWhoMay(Row row) {
    prepare();
    for (Caller caller : Caller.values()) {
      assertThat(rest(row, caller))
          .describedAs("%s as %s", row, caller)
          .isEqualTo(row.status(caller));
      if (row.status(caller) == 200) {
        prepare();
      }
    }
    for (Caller caller : Caller.values()) {
      JsonPath answers = as(caller).body(List.of(call(row))).post("/rpc").jsonPath();
      assertThat(status(answers, 0))
          .describedAs("RPC %s as %s", row, caller)
          .isEqualTo(row.status(caller));
      if (row.status(caller) == 200) {
        prepare();
      }
    }
  }

  private int rest(Row row, Caller caller) {
    RequestSpecification request = as(caller).urlEncodingEnabled(false);
    if (row.body() != null) {
      request.body(row.body());
    }
    return request.request(row.verb(), "/rest" + filled(row.path())).statusCode();
  }

  private Map<String, Object> call(Row row) {
    Map<String, Object> parameters = new LinkedHashMap<>();
    row.parameters().forEach((name, value) -> parameters.put(name, filled(value)));
    return Map.of("method", row.method(), "id", row.toString(), "params", parameters);
  }

  private Object filled(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(this::filled).toList();
    }
    return value instanceof String text ? filled(text) : value;
  }

  private String filled(String text) {
    String filled = text;
    for (Map.Entry<String, String> id : ids.entrySet()) {
      filled = filled.replace("{" + id.getKey() + "}", id.getValue());
    }
    return filled;
  }

  private static int status(JsonPath answers, int place) {
    Integer code = answers.get("[" + place + "].error.code");
    return code == null ? 200 : code;
  }

  @Test
  void whatIsHiddenLeavesNoTraceInCountsFiltersAndOrders() {
    prepare();
    assertCount("stranger", "/groups/john.doe?filterBy=title&filterValue=closed", 0);
    assertCount("admin", "/groups/john.doe?filterBy=title&filterValue=closed", 1);
    assertCount("stranger", "/people/john.doe/" + ids.get("closed"), 0);
    assertCount("stranger", "/activitystreams/john.doe/" + ids.get("closed"), 0);
    assertCount("stranger", "/albums/john.doe/" + ids.get("closed"), 0);
    Response data = shindig.social().as("stranger").get("/rest/appdata/john.doe/@all/1");
    assertThat(data.<Map<String, Object>>path("entry").keySet()).isSubsetOf("stranger");
  }

  private void assertCount(String viewer, String path, int count) {
    Response answer = shindig.social().as(viewer).get("/rest" + path);
    assertThat(answer.<Integer>path("totalResults")).describedAs(path).isEqualTo(count);
  }

  /** The rows name every method that is not about the system or the supported fields. */
  @Test
  void noMethodIsForgotten() {
    List<String> methods =
        shindig
            .social()
            .as(PERSON)
            .body(Map.of("method", "system.listMethods"))
            .post("/rpc")
            .jsonPath()
            .getList("result");
    List<String> covered =
        Stream.concat(reads().stream(), writes().stream()).map(Row::method).distinct().toList();
    assertThat(methods)
        .filteredOn(
            method ->
                method.matches("(activit|album|appdata|graph|group|media|message|people|user).*"))
        .filteredOn(method -> !method.endsWith(".supportedFields"))
        .filteredOn(method -> !ALIASES.contains(method))
        .isSubsetOf(covered);
  }

  /** Other names of what the rows have, and changes of membership, which tests of groups cover. */
  private static final List<String> ALIASES =
      List.of(
          "activities.update",
          "appdata.create",
          "groups.join",
          "groups.leave",
          "groups.removeMember",
          "groups.changeRole",
          "groups.invited",
          "groups.invite",
          "groups.withdrawInvitation",
          "groups.invitations",
          "groups.accept",
          "groups.decline",
          "mediaItem.create",
          "messages.send",
          "messages.update",
          "messages.modify");
}
