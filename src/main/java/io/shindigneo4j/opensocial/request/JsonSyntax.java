package io.shindigneo4j.opensocial.request;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * Checks JSON before Shindig's parser sees it: that one skips comments, takes what is no JSON, and
 * goes as deep as its stack allows.
 */
public final class JsonSyntax {

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /** The most objects and arrays inside each other; also of the elements of XML. */
  public static final int MAX_DEPTH = 100;

  /**
   * The most values of a text; also of the elements of XML. Each takes about a hundred bytes in a
   * parser, where few may stand for it in the text.
   */
  public static final int MAX_VALUES = 200_000;

  /** Does not keep names, which clients choose. */
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES)
          .enable(JsonReadFeature.ALLOW_UNQUOTED_FIELD_NAMES)
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAX_DEPTH)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .build())
          .build();

  private JsonSyntax() {}

  /**
   * Lets a text pass that is one value by RFC 8259, with 200,000 values in it and nested 100 deep
   * at most. Single quotes, and names without quotes, pass too, as older gadgets send them.
   *
   * @return the text without a byte order mark
   * @throws IllegalArgumentException for any other
   */
  public static String checked(String text) {
    return checked(text, false);
  }

  /**
   * The same for what a client wants kept: a whole number of more than 64 bits would lose digits,
   * and an object with a name twice one of its values.
   *
   * @return the text without a byte order mark
   * @throws IllegalArgumentException for what {@link #checked} refuses
   * @throws UnreadableInputException for such a number or name, with the name of the field
   */
  public static String kept(String text) {
    return checked(text, true);
  }

  /**
   * The text of what Shindig's parser has read. {@code toString} of an object or an array copies it
   * once for each of its levels.
   *
   * @throws IllegalArgumentException for a number that is not finite
   */
  public static String text(Object value) {
    StringWriter text = new StringWriter();
    try {
      if (value instanceof JSONObject object) {
        object.write(text);
      } else if (value instanceof JSONArray array) {
        array.write(text);
      } else {
        return String.valueOf(value);
      }
    } catch (JSONException e) {
      throw new IllegalArgumentException("the document is not JSON", e);
    }
    return text.toString();
  }

  private static String checked(String text, boolean exact) {
    String json = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    try (JsonParser parser = FACTORY.createParser(json)) {
      if (parser.nextToken() == null) {
        throw new IllegalArgumentException("there is no JSON");
      }
      readValue(parser, exact);
      if (parser.nextToken() != null) {
        throw new IllegalArgumentException("there is more than one JSON value");
      }
      return json;
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "the JSON is not valid, or nests deeper than " + MAX_DEPTH, e);
    }
  }

  /** Reads to the end of the value that the parser has begun. */
  private static void readValue(JsonParser parser, boolean exact) throws IOException {
    int values = 1;
    Deque<Set<String>> names = new ArrayDeque<>();
    requireExact(parser, exact, names);
    while (!parser.getParsingContext().inRoot()) {
      JsonToken token = parser.nextToken();
      if (token.isStructStart() || token.isScalarValue()) {
        values++;
      }
      requireExact(parser, exact, names);
      if (values > MAX_VALUES) {
        throw new IllegalArgumentException(
            "the JSON has more than " + MAX_VALUES + " objects, arrays and other values");
      }
    }
  }

  /**
   * @param names of each object that has not ended, the innermost first
   */
  private static void requireExact(JsonParser parser, boolean exact, Deque<Set<String>> names)
      throws IOException {
    if (!exact) {
      return;
    }
    switch (parser.currentToken()) {
      case START_OBJECT -> names.push(new HashSet<>());
      case END_OBJECT -> names.pop();
      case FIELD_NAME -> requireOnce(parser.currentName(), names.element());
      case VALUE_NUMBER_INT -> requireWhole(parser);
      default -> {}
    }
  }

  private static void requireOnce(String name, Set<String> names) {
    if (!names.add(name)) {
      throw new UnreadableInputException("an object of JSON has a name twice: " + name, null);
    }
  }

  private static void requireWhole(JsonParser parser) throws IOException {
    if (parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER) {
      throw new UnreadableInputException(
          name(parser) + " is a whole number of more than 64 bits, which a text may have", null);
    }
  }

  /** The field that a value belongs to. */
  private static String name(JsonParser parser) {
    JsonStreamContext context = parser.getParsingContext();
    while (context != null && context.getCurrentName() == null) {
      context = context.getParent();
    }
    return context == null ? "this" : context.getCurrentName();
  }
}
