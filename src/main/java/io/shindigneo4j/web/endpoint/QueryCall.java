package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.opensocial.request.JsonSyntax;
import java.util.Collections;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletRequest;
import org.apache.shindig.common.servlet.HttpUtil;

/**
 * The limits of JSON-RPC calls in the query of a GET. Shindig makes objects of names with dots,
 * arrays of names such as {@code list(2)}, and reads each value as JSON; unless there is a
 * callback, and {@code shindig.allowJSONP} is on.
 */
final class QueryCall {

  /** The parameter that has them as JSON, if there is a callback. */
  private static final String CALLS = "request";

  private static final int MAX_DEPTH = 100;

  /** Of the arrays that all names together ask for: each has places up to its index. */
  private static final int MAX_PLACES = 1_000;

  private static final Pattern INDEX = Pattern.compile("\\((\\d+)\\)");
  private static final int LONGEST_INDEX = 4;

  private QueryCall() {}

  /**
   * Checks a request; one that is no GET has no such call.
   *
   * @throws IllegalArgumentException for one that is beyond the limits, and for a callback that is
   *     not a name
   */
  static void check(HttpServletRequest request) {
    if (!request.getMethod().equals("GET")) {
      return;
    }
    boolean checked = HttpUtil.isJSONP(request) && request.getParameter(CALLS) != null;
    if (checked) {
      JsonSyntax.kept(request.getParameter(CALLS));
    }
    long places = 0;
    for (String name : Collections.list(request.getParameterNames())) {
      places += places(name);
      if (places > MAX_PLACES || count(name, ".") > MAX_DEPTH) {
        throw new IllegalArgumentException("parameters nest too deeply, or have too large indexes");
      }
      if (!(checked && name.equals(CALLS))) {
        checkValue(request.getParameter(name));
      }
    }
  }

  private static long places(String name) {
    return INDEX
        .matcher(name)
        .results()
        .map(index -> index.group(1))
        .mapToLong(
            digits -> digits.length() > LONGEST_INDEX ? MAX_PLACES + 1 : Long.parseLong(digits) + 1)
        .sum();
  }

  private static void checkValue(String value) {
    if (count(value, "[{(") > MAX_DEPTH) {
      throw new IllegalArgumentException("a parameter has more than " + MAX_DEPTH + " brackets");
    }
  }

  private static long count(String text, String characters) {
    return text.chars().filter(c -> characters.indexOf(c) >= 0).count();
  }
}
