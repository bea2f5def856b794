package io.shindigneo4j.opensocial.dispatch;

import io.shindigneo4j.opensocial.request.CaseCost;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.json.JSONArray;
import org.json.JSONObject;

/**
 * The limits of the texts in a call of Shindig's own services, whose handlers change the case of
 * some, and put others into an address for each gadget.
 */
final class TextLimits {
  private static final Set<String> SERVICES = Set.of("cache", "gadgets", "http");

  /** What is sent on as it is. */
  private static final String BODY = "body";

  static final int MAX_LENGTH = 10_000;

  /** Of a name that a message repeats. */
  private static final int MAX_NAME = 100;

  private final CaseCost cost = new CaseCost();

  private TextLimits() {}

  /**
   * Checks the parameters of a REST request.
   *
   * @throws ProtocolException with status 400 for a text beyond the limits
   */
  static void check(String service, Map<String, String[]> parameters) {
    if (SERVICES.contains(service)) {
      TextLimits limits = new TextLimits();
      parameters.forEach(
          (name, values) -> {
            for (String value : values) {
              limits.add(name, value);
            }
          });
    }
  }

  /**
   * Checks the parameters of a JSON-RPC call.
   *
   * @throws ProtocolException with status 400 for a text beyond the limits
   */
  static void check(String service, JSONObject parameters) {
    if (SERVICES.contains(service)) {
      new TextLimits().add(parameters);
    }
  }

  private void add(JSONObject object) {
    for (Iterator<?> names = object.keys(); names.hasNext(); ) {
      String name = (String) names.next();
      add(name, name);
      if (!name.equals(BODY)) {
        add(name, object.opt(name));
      }
    }
  }

  private void add(String name, Object value) {
    if (value instanceof JSONObject object) {
      add(object);
    } else if (value instanceof JSONArray array) {
      for (int i = 0; i < array.length(); i++) {
        add(name, array.opt(i));
      }
    } else if (value instanceof String text) {
      add(name, text);
    }
  }

  private void add(String name, String text) {
    if (text != null && text.length() <= MAX_LENGTH) {
      cost.add(text);
    }
    if (text != null && (text.length() > MAX_LENGTH || !cost.isSmall())) {
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST,
          "The parameter %2$s has more than %1$d characters, or letters that take long"
              .formatted(MAX_LENGTH, name.length() <= MAX_NAME ? name : "with a long name"));
    }
  }
}
