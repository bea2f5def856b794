package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The sample data, and one thing of each kind that belongs to {@link AccessCase#PERSON}. */
final class AccessFixture {

  private final RunningShindig shindig;
  private final Map<String, String> ids = new LinkedHashMap<>();
  private boolean fresh;

  AccessFixture(RunningShindig shindig) {
    this.shindig = shindig;
  }

  /** Creates everything again if something was changed. */
  void refresh() {
    if (!fresh) {
      create();
      fresh = true;
    }
  }

  /** A request has changed something. */
  void changed() {
    fresh = false;
  }

  private void create() {
    shindig.reset();
    shindig.run("CREATE (:Person {id: 'stranger'}), (:Person {id: 'admin'})");
    ids.put("album", create("/albums/@me/@self", Map.of("title", "a")));
    ids.put("item", create("/mediaItems/@me/@self/" + id("album"), Map.of("title", "i")));
    Map<String, Object> message = Map.of("title", "m", "recipients", List.of(AccessCase.PERSON));
    ids.put("message", create("/messages/@me/@outbox", message));
    ids.put("open", create("/groups/@me", Map.of("title", "open")));
    ids.put("closed", create("/groups/@me", Map.of("title", "closed", "closed", true)));
    letAdministrate("open");
    letAdministrate("closed");
    ApiCaller.THE_PERSON
        .request(shindig.social())
        .body(Map.of("count", "1"))
        .put("/rest/appdata/@me/@self/1");
  }

  private void letAdministrate(String group) {
    shindig.run(
        "MATCH (p:Person {id: 'admin'}), (g:Group {id: '"
            + id(group)
            + "'}) CREATE (p)-[:MEMBER_OF {since: 1, role: 'admin'}]->(g)");
  }

  private String create(String path, Map<String, Object> body) {
    Response answer =
        ApiCaller.THE_PERSON.request(shindig.social()).body(body).post("/rest" + path);
    assertThat(answer.statusCode()).describedAs(answer.body().asString()).isEqualTo(200);
    return answer.path("entry.id");
  }

  String id(String name) {
    return ids.get(name);
  }

  /** Replaces the names of things in braces by their ids. */
  String fill(String text) {
    String filled = text;
    for (Map.Entry<String, String> id : ids.entrySet()) {
      filled = filled.replace("{" + id.getKey() + "}", id.getValue());
    }
    return filled;
  }
}
