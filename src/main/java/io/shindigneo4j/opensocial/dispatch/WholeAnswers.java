package io.shindigneo4j.opensocial.dispatch;

import io.shindigneo4j.opensocial.request.JsonSyntax;
import io.shindigneo4j.opensocial.request.Refusals;
import java.util.regex.Pattern;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * Answers that are sent back as they came: what they are about is within {@code entry}, {@code
 * list} or {@code response}. An update would take such a body for a thing that has lost all its
 * fields.
 */
final class WholeAnswers {

  private static final String ENTRY = "entry";
  private static final String LIST = "list";
  private static final String TOTAL = "totalResults";

  private static final Pattern ENTRY_FIRST =
      Pattern.compile("\\s*+\\{\\s*+['\"]?entry['\"]?\\s*+:");

  private static final Pattern XML =
      Pattern.compile(
          "\\s*+(<\\?xml[^>]*+>)?\\s*+<([\\w.-]++:)?response[\\s/>]", Pattern.CASE_INSENSITIVE);

  private WholeAnswers() {}

  /**
   * Refuses a body that is an answer.
   *
   * @throws org.apache.shindig.protocol.ProtocolException with status 400, which says what to send
   */
  static void refuse(String body) {
    if (XML.matcher(body).lookingAt()) {
      throw Refusals.badRequest(
          "the body is a whole answer: send the element within response alone");
    } else if (ENTRY_FIRST.matcher(body).lookingAt() || body.contains(TOTAL)) {
      refuse(object(body));
    }
  }

  /** As {@link #refuse(String)}. */
  static void refuse(JSONObject body) {
    if (body.length() == 1 && body.opt(ENTRY) instanceof JSONObject) {
      throw Refusals.badRequest("the body is a whole answer: send what entry has, alone");
    } else if (body.opt(TOTAL) instanceof Number
        && (body.opt(LIST) instanceof JSONArray || body.opt(ENTRY) instanceof JSONArray)) {
      throw Refusals.badRequest("the body is a whole answer: send one of its list, alone");
    }
  }

  /** Empty for what is no JSON, which is refused when it is read. */
  private static JSONObject object(String body) {
    try {
      return new JSONObject(JsonSyntax.checked(body));
    } catch (JSONException | IllegalArgumentException e) {
      return new JSONObject();
    }
  }
}
