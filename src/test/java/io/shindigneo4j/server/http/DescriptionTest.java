package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Error;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.keyword.DisallowUnknownKeywordFactory;
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
class DescriptionTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** By which references within the description are found. */
  private static final String ADDRESS = "https://localhost/openapi.json";

  /** A keyword that is written wrong would hold nothing against any answer. */
  private static final Dialect DIALECT =
      Dialect.builder(Dialects.getOpenApi31())
          .unknownKeywordFactory(DisallowUnknownKeywordFactory.getInstance())
          .build();

  private GraphServer server;
  private JsonNode description;
  private SchemaRegistry schemas;

  @BeforeEach
  void read(GraphServer shared) throws IOException {
    server = shared;
    Answer answer = RawHttp.ask(server, HttpText.get("/openapi.json"));
    assertThat(answer.status()).isEqualTo(200);
    description = MAPPER.readTree(answer.body());
    schemas =
        SchemaRegistry.withDialect(
            DIALECT, builder -> builder.schemas(Map.of(ADDRESS, answer.text())));
  }

  @Test
  void isOfTheVersionThatItNames() {
    assertThat(description.get("openapi").asText()).isEqualTo("3.1.0");
    assertThat(description.at("/info/title").asText()).isNotEmpty();
    assertThat(description.at("/info/version").asText()).isNotEmpty();
    for (JsonNode reference : description.findParents("$ref")) {
      String target = reference.get("$ref").asText();
      assertThat(description.at(target.substring(1)).isMissingNode()).as(target).isFalse();
    }
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
      Set<String> described = new TreeSet<>();
      operation(path).get("responses").fieldNames().forEachRemaining(described::add);
      assertThat(described).isEqualTo(possible);
    }
  }

  @Test
  void hasTheParametersOfWorkAndTheirDefaults() throws IOException {
    for (String path : List.of("/call/{procedure}", "/cypher")) {
      Set<String> described = new TreeSet<>();
      for (JsonNode parameter : operation(path).get("parameters")) {
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
  }

  @Test
  void wouldNotHoldOfAnotherAnswer() {
    assertThat(complaints(Map.of("columns", List.of(1), "more", 2), "/components/schemas/Success"))
        .hasSizeGreaterThan(3);
  }

  private void assertDescribed(String path, Answer answer) {
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
    assertThat(complaints(answer.document(), schema)).isEmpty();
  }

  private List<Error> complaints(Map<String, Object> document, String schema) {
    JsonNode node = MAPPER.valueToTree(document);
    return schemas.getSchema(SchemaLocation.of(ADDRESS + "#" + schema)).validate(node);
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

  private JsonNode operation(String path) {
    return description.get("paths").get(path).elements().next();
  }
}
