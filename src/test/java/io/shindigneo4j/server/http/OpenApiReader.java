package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
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
final class OpenApiReader {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String COMPONENTS = "/components/schemas";

  /** A keyword that is written wrong would hold nothing against any answer. */
  private static final Dialect DIALECT =
      Dialect.builder(Dialects.getOpenApi31())
          .unknownKeywordFactory(DisallowUnknownKeywordFactory.getInstance())
          .build();

  private static final SchemaRegistry SCHEMAS = SchemaRegistry.withDialect(DIALECT, builder -> {});

  private final JsonNode document;

  private OpenApiReader(JsonNode document) {
    this.document = document;
  }

  /** As it is told to who asks so. */
  static OpenApiReader of(GraphServer server, HttpText request) throws IOException {
    Answer answer = RawHttp.ask(server, request);
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.headers())
        .containsEntry("content-type", "application/json")
        .containsEntry("cache-control", "no-store");
    return new OpenApiReader(MAPPER.readTree(answer.body()));
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
  List<Error> complaints(Map<String, Object> answer, String schema) throws IOException {
    return complaints(MAPPER.<JsonNode>valueToTree(answer), schema);
  }

  /** What a schema has against JSON. */
  List<Error> complaints(String json, String schema) throws IOException {
    return complaints(MAPPER.readTree(json), schema);
  }

  private List<Error> complaints(JsonNode node, String schema) throws IOException {
    return SCHEMAS.getSchema(alone(schema)).validate(node);
  }

  /** A schema with those that it refers to: what is around it in the description is no schema. */
  private JsonNode alone(String schema) throws IOException {
    ObjectNode alone = document.at(schema).deepCopy();
    alone.set("$defs", document.at(COMPONENTS));
    return MAPPER.readTree(alone.toString().replace("#" + COMPONENTS + "/", "#/$defs/"));
  }
}
