package io.shindigneo4j.opensocial.activities;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** Reads what is JSON by RFC 8259 in a fraction of the time of Shindig's parser. */
final class StoredJson {

  /** Does not keep names, which clients choose. What is stored was limited when it came. */
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .build())
          .build();

  private StoredJson() {}

  /**
   * The object, without members of objects and lists that are null.
   *
   * @throws IOException if the text is something else
   */
  static JSONObject read(String text) throws IOException, JSONException {
    try (JsonParser parser = FACTORY.createParser(text)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new IOException("not an object");
      }
      return object(parser);
    }
  }

  private static JSONObject object(JsonParser parser) throws IOException, JSONException {
    JSONObject object = new JSONObject();
    for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
      Object value = value(parser, parser.nextToken());
      if (value != JSONObject.NULL) {
        object.put(name, value);
      }
    }
    return object;
  }

  private static JSONArray array(JsonParser parser) throws IOException, JSONException {
    JSONArray array = new JSONArray();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      Object value = value(parser, token);
      if (value != JSONObject.NULL) {
        array.put(value);
      }
    }
    return array;
  }

  private static Object value(JsonParser parser, JsonToken token)
      throws IOException, JSONException {
    return switch (token) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> parser.getText();
      case VALUE_NUMBER_INT -> integer(parser);
      case VALUE_NUMBER_FLOAT -> Json.shortest(parser.getDoubleValue());
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> JSONObject.NULL;
      default -> throw new IOException("no value: " + token);
    };
  }

  private static Object integer(JsonParser parser) throws IOException, JSONException {
    return switch (parser.getNumberType()) {
      case INT -> parser.getIntValue();
      case LONG -> parser.getLongValue();
      default -> Json.shortest(parser.getDoubleValue());
    };
  }
}
