package io.shindigneo4j.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.StreamSupport;

/**
 * The payload of a WebSocket message, and what it stands for.
 *
 * @param limit the maximum size of the message and its document, in bytes
 * @param message the document in the {@link ValueNotation}; null for an error
 * @param error null for a message
 * @param encodes whether the message is written as exactly this payload
 */
record WireVector(
    String name,
    Subprotocol subprotocol,
    byte[] payload,
    int limit,
    JsonNode message,
    String error,
    boolean encodes) {

  private static final int DEFAULT_LIMIT = 64 * 1024 * 1024;

  /** Those that clients of every language share. */
  static List<WireVector> all() throws IOException {
    JsonNode file = new ObjectMapper().readTree(Path.of("clients/wire-vectors.json").toFile());
    return StreamSupport.stream(file.get("vectors").spliterator(), false)
        .map(WireVector::of)
        .toList();
  }

  private static WireVector of(JsonNode vector) {
    return new WireVector(
        vector.get("name").textValue(),
        Subprotocol.select(List.of(vector.get("subprotocol").textValue())).orElseThrow(),
        payload(vector),
        vector.path("limit").asInt(DEFAULT_LIMIT),
        vector.get("message"),
        vector.path("error").textValue(),
        vector.path("encodes").booleanValue());
  }

  private static byte[] payload(JsonNode vector) {
    return vector.has("text")
        ? vector.get("text").textValue().getBytes(UTF_8)
        : HexFormat.of().parseHex(vector.get("binary").textValue());
  }

  JsonNode decoded() throws MalformedMessageException {
    byte[] document = subprotocol.compression().unpack(payload, limit);
    return ValueNotation.of(subprotocol.format().read(document));
  }

  byte[] encoded() {
    return subprotocol.compression().pack(subprotocol.format().write(NotatedValue.map(message)));
  }
}
