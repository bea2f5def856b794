package io.shindigneo4j.web.endpoint;

import com.google.common.base.Ascii;
import io.shindigneo4j.opensocial.request.JsonSyntax;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletRequestWrapper;
import org.apache.shindig.common.servlet.HttpUtil;
import org.apache.shindig.common.util.JsonConversionUtil;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * JSON-RPC calls in the query of a GET. Shindig makes objects of names with dots, arrays of names
 * such as {@code list(2)}, and reads each value as JSON; unless there is a callback, and {@code
 * shindig.allowJSONP} is on.
 */
final class QueryCall {

  /** The parameter that has them as JSON, if there is a callback. */
  private static final String CALLS = "request";

  /** What Shindig does not read as JSON. */
  private static final Set<String> AS_TEXT = Set.of("method", "id");

  private static final int MAX_DEPTH = 100;

  /** Of the arrays that all names together ask for: each has places up to its index. */
  private static final int MAX_PLACES = 1_000;

  private static final Pattern INDEX = Pattern.compile("\\((\\d+)\\)");
  private static final int MAX_INDEX_LENGTH = 4;

  /**
   * A text in quotes, or a word without them, as Shindig's parser of JSON ends it. A text without
   * its end has all that follows, so that nothing is looked at twice.
   */
  private static final Pattern WORD =
      Pattern.compile(
          "(?s)\"(?:[^\"\\\\]|\\\\.)*+\"?|'(?:[^'\\\\]|\\\\.)*+'?"
              + "|[^\\x00-\\x20,:\\[\\]{}\"'/\\\\;=#][^\\x00-\\x1F,:\\[\\]{}\"/\\\\;=#]*+");

  /** A number that is read as it is written. */
  private static final Pattern INTEGER = Pattern.compile("0|-?[1-9]\\d{0,17}");

  private static final Pattern CONSTANT = Pattern.compile("(?i)true|false|null");

  private QueryCall() {}

  /**
   * The call in the query of a GET. What Shindig would read as another number, such as {@code 012}
   * as an octal one, is a text.
   *
   * @throws JSONException for arrays that Shindig cannot read
   */
  static JSONObject read(HttpServletRequest request) throws JSONException {
    Map<String, String[]> parameters = new LinkedHashMap<>();
    for (Map.Entry<String, String[]> each : request.getParameterMap().entrySet()) {
      String value = each.getValue()[0];
      boolean text = AS_TEXT.contains(each.getKey());
      parameters.put(each.getKey(), new String[] {text ? value : exact(value)});
    }
    return JsonConversionUtil.fromRequest(
        new HttpServletRequestWrapper(request) {
          @Override
          public Map<String, String[]> getParameterMap() {
            return parameters;
          }
        });
  }

  /** The same value with quotes around the words that the parser would change. */
  private static String exact(String value) {
    boolean list = value.startsWith("(") && value.endsWith(")");
    String inner = list ? value.substring(1, value.length() - 1) : value;
    String quoted = WORD.matcher(inner).replaceAll(QueryCall::quoted);
    if (quoted.equals(inner) || !isJson(inner)) {
      return value;
    }
    return list ? '(' + quoted + ')' : quoted;
  }

  private static String quoted(MatchResult found) {
    String word = found.group();
    String read = word.trim(); // as the parser does
    return Matcher.quoteReplacement(
        isChanged(read) ? '"' + read + '"' + word.substring(read.length()) : word);
  }

  private static boolean isChanged(String word) {
    return "+-.0123456789".indexOf(word.charAt(0)) >= 0
        ? !INTEGER.matcher(word).matches()
        : CONSTANT.matcher(word).matches() && !word.equals(Ascii.toLowerCase(word));
  }

  /** Shindig takes what is none for a text. */
  private static boolean isJson(String values) {
    try {
      return new JSONArray('[' + values + ']').length() > 0;
    } catch (JSONException e) {
      return false;
    }
  }

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
