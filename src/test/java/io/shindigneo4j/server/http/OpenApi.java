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
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawHttp.Answer;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** The description that somebody was given, and its schemas. */
final class OpenApi {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** By which references within the description are found. */
  private static final String ADDRESS = "https://localhost/openapi.json";

  /** A keyword that is written wrong would hold nothing against any answer. */
  private static final Dialect DIALECT =
      Dialect.builder(Dialects.getOpenApi31())
          .unknownKeywordFactory(DisallowUnknownKeywordFactory.getInstance())
          .build();

  private final JsonNode document;
  private final SchemaRegistry schemas;

  private OpenApi(JsonNode document, String text) {
    this.document = document;
    this.schemas =
        SchemaRegistry.withDialect(DIALECT, builder -> builder.schemas(Map.of(ADDRESS, text)));
  }

  /** As it is told to who asks so. */
  static OpenApi of(GraphServer server, HttpText request) throws IOException {
    Answer answer = RawHttp.ask(server, request);
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.headers())
        .containsEntry("content-type", "application/json")
        .containsEntry("cache-control", "no-store");
    return new OpenApi(MAPPER.readTree(answer.body()), answer.text());
  }

  JsonNode document() {
    return document;
  }

  JsonNode paths() {
    return document.get("paths");
  }

  /** The only one of a path. */
  JsonNode operation(String path) {
    return paths().get(path).elements().next();
  }

  /** Each reference leads to something. */
  void assertWhole() {
    for (JsonNode reference : document.findParents("$ref")) {
      String target = reference.get("$ref").asText();
      assertThat(document.at(target.substring(1)).isMissingNode()).as(target).isFalse();
    }
  }

  /** What a schema has against a document of the protocol. */
  List<Error> complaints(Map<String, Object> answer, String schema) {
    return complaints(MAPPER.<JsonNode>valueToTree(answer), schema);
  }

  /** What a schema has against JSON. */
  List<Error> complaints(String json, String schema) throws IOException {
    return complaints(MAPPER.readTree(json), schema);
  }

  private List<Error> complaints(JsonNode node, String schema) {
    return schemas.getSchema(SchemaLocation.of(ADDRESS + "#" + schema)).validate(node);
  }
}
