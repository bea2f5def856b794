package io.shindigneo4j.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawHttp.Answer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("The description at /openapi.json says what the server does")
@ExtendWith(SharedGraphServer.class)
class OpenApiDocumentTest {

  private GraphServer server;
  private OpenApiReader openApi;
  private JsonNode description;

  @BeforeEach
  void read(GraphServer shared) throws IOException {
    server = shared;
    openApi = OpenApiReader.of(server, HttpText.get("/openapi.json"));
    description = openApi.document();
  }

  @Test
  void isOfTheVersionThatItNames() {
    assertThat(description.get("openapi").asText()).isEqualTo("3.1.0");
    assertThat(description.at("/info/title").asText()).isNotEmpty();
    assertThat(description.at("/info/version").asText()).isNotEmpty();
    openApi.assertWhole();
  }

  @Test
  void hasEachPathWithItsMethod() throws Exception {
    List<String> described = new ArrayList<>();
    description
        .get("paths")
        .fields()
        .forEachRemaining(
            path ->
                path.getValue()
                    .fieldNames()
                    .forEachRemaining(method -> described.add(path.getKey() + " " + method)));
    assertThat(described).hasSameSizeAs(Route.values());
    for (String each : described) {
      String[] pair = each.replace("{procedure}", "people.get").split(" ");
      assertThat(Route.of(pair[0]).method().name()).isEqualTo(pair[1].toUpperCase(Locale.ROOT));
    }
  }

  @Test
  void hasTheStatusesOfWork() {
    Set<String> possible =
        Stream.concat(Codes.ofRefusals().stream(), Codes.ofFailures().stream())
            .map(code -> String.valueOf(code.status()))
            .collect(Collectors.toCollection(TreeSet::new));
    possible.add("200");
    possible.remove("426"); // of WebSocket's paths
    for (String path : List.of("/call/{procedure}", "/cypher")) {
      assertThat(statuses(path)).isEqualTo(possible);
    }
  }

  @Test
  void hasTheStatusesOfPages() {
    List<String> ofAny = List.of("200", "400", "403", "405", "408", "413", "503", "505");
    assertThat(statuses("/health")).containsAll(ofAny).contains("401", "429").hasSize(10);
    assertThat(statuses("/openapi.json"))
        .containsAll(ofAny)
        .contains("401", "429", "500")
        .hasSize(11);
    assertThat(statuses("/events")).isEqualTo(statuses("/metrics"));
    assertThat(statuses("/metrics"))
        .containsAll(ofAny)
        .contains("401", "404", "429", "500")
        .hasSize(12);
  }

  private Set<String> statuses(String path) {
    Set<String> described = new TreeSet<>();
    openApi.operation(path).get("responses").fieldNames().forEachRemaining(described::add);
    return described;
  }

  @Test
  void wantsABodyOfWhatNeedsOne() throws IOException {
    assertThat(openApi.operation("/cypher").at("/requestBody/required").asBoolean()).isTrue();
    JsonNode call = openApi.operation("/call/{procedure}");
    assertThat(call.at("/requestBody/required").asBoolean(true)).isFalse();
    for (String path : List.of("/cypher", "/call/test.nothing")) {
      HttpText nothing = HttpText.post(path, "").without("Content-Type").without("Content-Length");
      int status = path.equals("/cypher") ? 400 : 200;
      assertThat(RawHttp.ask(server, nothing).status()).as(path).isEqualTo(status);
    }
  }

  @Test
  void hasTheParametersOfWorkAndTheirDefaults() throws IOException {
    for (String path : List.of("/call/{procedure}", "/cypher")) {
      Set<String> described = new TreeSet<>();
      for (JsonNode parameter : openApi.operation(path).get("parameters")) {
        JsonNode resolved =
            parameter.has("$ref")
                ? description.at(parameter.get("$ref").asText().substring(1))
                : parameter;
        if (!resolved.get("in").asText().equals("path")) {
          described.add(resolved.get("name").asText());
        }
      }
      assertThat(described)
          .containsExactlyInAnyOrder(
              "database", "mode", "timeout", "requestId", "bookmark", "traceparent");
    }
    String all = "database=neo4j&mode=read&timeout=0&requestId=x";
    HttpText plain = HttpText.post("/cypher?" + all, HttpText.cypherBody("RETURN 1"));
    assertThat(RawHttp.ask(server, plain.with("traceparent", "00-x-y-01")).status()).isEqualTo(200);
  }

  @Test
  void hasTheSchemasOfRealAnswers() throws IOException {
    HttpText write =
        HttpText.post(
            "/cypher?mode=write",
            HttpText.cypherBody("CREATE (n:Described) RETURN n, 1, 1.5, null, [true], {a: 'b'}"));
    assertDescribed("/cypher", RawHttp.ask(server, write));
    assertDescribed("/cypher", RawHttp.ask(server, HttpText.cypher("no Cypher")));
    assertDescribed("/cypher", RawHttp.ask(server, HttpText.cypher("CREATE (n)")));
    assertDescribed("/cypher", RawHttp.ask(server, write.without("Authorization")));
    assertDescribed("/cypher", RawHttp.ask(server, write.requestLine("PUT /cypher HTTP/1.1")));
    assertDescribed("/cypher", RawHttp.ask(server, write.with("Accept", "text/html")));
    assertDescribed("/cypher", RawHttp.ask(server, write.with("Content-Type", "text/plain")));
    assertDescribed("/cypher", RawHttp.ask(server, write.with("Content-Length", "999999999")));
    HttpText call = HttpText.post("/call/no.such", "{}");
    assertDescribed("/call/{procedure}", RawHttp.ask(server, call));
    assertDescribed(
        "/call/{procedure}", RawHttp.ask(server, HttpText.post("/call/test.nothing", "{}")));
    byte[] body = Format.BSON.write(Map.of("text", "RETURN 1 AS one"));
    HttpText bson = HttpText.post("/cypher", "").body("application/bson", body);
    assertDescribed("/cypher", RawHttp.ask(server, bson));
    assertDescribed("/health", RawHttp.ask(server, HttpText.get("/health")));
    assertDescribed("/metrics", RawHttp.ask(server, HttpText.get("/metrics")));
    HttpText wrong = HttpText.get("/openapi.json").as(new Credentials("neo4j", "wrong"));
    assertDescribed("/openapi.json", RawHttp.ask(server, wrong));
    HttpText foreign = HttpText.get("/openapi.json").with("Origin", "http://localhost");
    assertDescribed("/openapi.json", RawHttp.ask(server, foreign));
  }

  @Test
  void hasTheSchemasOfRefusalsOfPages() throws IOException {
    for (String path : List.of("/health", "/metrics", "/openapi.json")) {
      HttpText page = HttpText.get(path);
      assertDescribed(path, refused(400, page.without("Host")));
      assertDescribed(path, refused(403, page.with("Origin", "http://localhost")));
      assertDescribed(path, refused(405, page.requestLine("DELETE " + path + " HTTP/1.1")));
      assertDescribed(path, refused(413, page.body("application/json", "{}".getBytes(UTF_8))));
    }
  }

  private Answer refused(int status, HttpText request) throws IOException {
    Answer answer = RawHttp.ask(server, request);
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    return answer;
  }

  @Test
  void wouldNotHoldOfAnotherAnswer() throws IOException {
    Map<String, Object> other = Map.of("columns", List.of(1), "more", 2);
    assertThat(openApi.complaints(other, "/components/schemas/Success")).hasSizeGreaterThan(3);
  }

  private void assertDescribed(String path, Answer answer) throws IOException {
    String response = response(path, answer.status());
    assertThat(description.at(response).isMissingNode()).as(response).isFalse();
    description
        .at(response + "/headers")
        .fieldNames()
        .forEachRemaining(
            name -> assertThat(answer.headers()).containsKey(name.toLowerCase(Locale.ROOT)));
    String type = escaped(answer.headers().get("content-type"));
    String schema = response + "/content/" + type + "/schema";
    assertThat(description.at(schema).isMissingNode()).as(answer.text()).isFalse();
    assertThat(openApi.complaints(answer.document(), schema)).isEmpty();
  }

  /** Where it is in the description. */
  private String response(String path, int status) {
    String method = description.get("paths").get(path).fieldNames().next();
    String place = "/paths/" + escaped(path) + "/" + method + "/responses/" + status;
    String reference = description.at(place).path("$ref").asText();
    return reference.isEmpty() ? place : reference.substring(1);
  }

  /** As RFC 6901 has it. */
  private static String escaped(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }
}
