package io.shindigneo4j.web.endpoint;

import com.google.common.base.CharMatcher;
import org.json.JSONArray;
import org.json.JSONObject;

/** How many gadgets a call of JSON-RPC is about. Each may need a fetch. */
final class GadgetCount {
  private static final String SERVICE = "gadgets.";
  private static final CharMatcher COMMA = CharMatcher.is(',');

  private GadgetCount() {}

  static int of(JSONObject call) {
    JSONObject parameters = call.optJSONObject("params");
    if (parameters == null || !call.optString("method").startsWith(SERVICE)) {
      return 0;
    }
    return parameters.opt("ids") instanceof JSONArray ids
        ? ids.length()
        : COMMA.countIn(parameters.optString("ids")) + 1;
  }
}
