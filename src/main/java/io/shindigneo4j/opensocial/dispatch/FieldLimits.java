package io.shindigneo4j.opensocial.dispatch;

import io.shindigneo4j.opensocial.request.CaseCost;
import io.shindigneo4j.opensocial.request.JsonSyntax;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.json.JSONArray;

/**
 * The limits of the parameters of any call that name fields. Handlers look at each field, and at
 * what stands before each of its dots.
 */
final class FieldLimits {
  /** Application data has keys. */
  static final List<String> NAMES = List.of("fields", "keys");

  /** As many as application data of a person may have. */
  static final int MAX = 1_000;

  static final int MAX_DOTS = 100;

  /** Of all fields together. */
  static final int CHARACTERS = 1 << 18;

  private FieldLimits() {}

  /**
   * Checks the parameter of a REST request.
   *
   * @param values null for none, also in place of a value
   * @throws ProtocolException with status 400 if there are too many, or too long ones
   */
  static void checkParameter(String[] values) {
    check(values == null ? List.of() : Stream.of(values).filter(Objects::nonNull).toList());
  }

  /**
   * Checks the member of a JSON-RPC call.
   *
   * @param value null for none
   * @throws ProtocolException with status 400 if there are too many, or too long ones
   */
  static void checkMember(Object value) {
    if (value instanceof JSONArray array) {
      require(array.length() <= MAX);
      check(
          IntStream.range(0, array.length()).mapToObj(i -> JsonSyntax.text(array.opt(i))).toList());
    } else if (value != null) {
      check(List.of(JsonSyntax.text(value)));
    }
  }

  private static void check(List<String> texts) {
    int fields = 0;
    long characters = 0;
    CaseCost cost = new CaseCost();
    for (String text : texts) {
      characters += text.length();
      require(characters <= CHARACTERS);
      cost.add(text);
      require(cost.isSmall());
      fields += fields(text);
      require(fields <= MAX);
    }
  }

  /** How many fields a text has, with commas between them. */
  private static int fields(String text) {
    int fields = 1;
    int dots = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ',') {
        fields++;
        dots = 0;
      } else if (c == '.') {
        require(++dots <= MAX_DOTS);
      }
    }
    return fields;
  }

  private static void require(boolean allowed) {
    if (!allowed) {
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST,
          "There are at most %d fields of %d dots each, and %d characters together"
              .formatted(MAX, MAX_DOTS, CHARACTERS));
    }
  }
}
