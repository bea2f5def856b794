package io.shindigneo4j.web.endpoint;

import com.google.common.base.CharMatcher;
import io.shindigneo4j.web.limit.BatchLimit;
import java.util.List;
import java.util.Optional;
import org.json.JSONArray;
import org.json.JSONObject;

/**
 * What a request of JSON-RPC asks for.
 *
 * @param calls in all
 * @param gadgets that its calls are about; each may need a fetch
 * @param fetches how many calls fetch for a gadget
 */
record CallCount(int calls, int gadgets, int fetches) {
  private static final String GADGETS = "gadgets.";
  private static final String FETCHES = "http.";
  private static final CharMatcher COMMA = CharMatcher.is(',');

  static CallCount of(List<JSONObject> calls) {
    return new CallCount(
        calls.size(),
        calls.stream().mapToInt(CallCount::gadgets).sum(),
        (int) calls.stream().filter(call -> isOf(FETCHES, call)).count());
  }

  private static int gadgets(JSONObject call) {
    JSONObject parameters = call.optJSONObject("params");
    if (parameters == null || !isOf(GADGETS, call)) {
      return 0;
    }
    return parameters.opt("ids") instanceof JSONArray ids
        ? ids.length()
        : COMMA.countIn(parameters.optString("ids")) + 1;
  }

  /** Whether a call may fetch from other hosts, for a gadget or for what it says. */
  static boolean isFetch(JSONObject call) {
    return isOf(FETCHES, call) || isOf(GADGETS, call);
  }

  private static boolean isOf(String service, JSONObject call) {
    return call.optString("method").startsWith(service);
  }

  /** Why it is too much, if it is. */
  Optional<String> refusal() {
    if (calls > BatchLimit.MAX || gadgets > BatchLimit.MAX) {
      return Optional.of("A request has at most " + BatchLimit.MAX + " calls and as many gadgets");
    }
    return fetches > BatchLimit.MAX_FETCHES
        ? Optional.of("A request has at most " + BatchLimit.MAX_FETCHES + " calls of http")
        : Optional.empty();
  }

  /** What it costs. */
  int tokens() {
    return Math.max(calls, gadgets);
  }
}
