package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.opensocial.request.JsonSyntax;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
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
  private static final int MAX_INDEX_LENGTH = 4;

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
    Map<String, Long> places = new HashMap<>();
    for (String name : Collections.list(request.getParameterNames())) {
      addPlaces(name, places);
      if (count(name, ".") > MAX_DEPTH) {
        throw tooLarge();
      }
      if (!(checked && name.equals(CALLS))) {
        checkValue(request.getParameter(name));
      }
    }
  }

  /**
   * @param places how many each array has, by the names before its index
   */
  private static void addPlaces(String name, Map<String, Long> places) {
    for (Matcher index = INDEX.matcher(name); index.find(); ) {
      String digits = index.group(1);
      long last = digits.length() > MAX_INDEX_LENGTH ? MAX_PLACES : Long.parseLong(digits);
      places.merge(name.substring(0, index.start()), last + 1, Math::max);
      if (places.values().stream().mapToLong(Long::longValue).sum() > MAX_PLACES) {
        throw tooLarge();
      }
    }
  }

  private static IllegalArgumentException tooLarge() {
    return new IllegalArgumentException("parameters nest too deeply, or have too large indexes");
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
