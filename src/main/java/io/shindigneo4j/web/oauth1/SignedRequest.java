package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletRequest;
import net.oauth.OAuth;

/**
 * The parameters that are signed: those of OAuth from the header or from the query, and all others
 * from the query. What is not signed must not change what a request means.
 */
record SignedRequest(List<OAuth.Parameter> parameters) {

  private static final String PREFIX = "oauth_";
  private static final String TOKEN = "st";
  private static final String OVERRIDE = "X-HTTP-Method-Override";
  private static final int MAX_PARAMETERS = 200;
  private static final int MAX_NAME_LENGTH = 200;
  private static final int MAX_VALUE_LENGTH = 4_096;

  private static final Pattern SCHEME =
      Pattern.compile("\\s*OAuth\\b.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  /** Shindig's own client puts all of these into the header. */
  private static final Pattern IN_HEADER = Pattern.compile("(oauth|xoauth|opensocial)_\\w+");

  /** Clients may name the scopes there that they ask for. */
  private static final Pattern IN_HEADER_FOR_TOKENS = Pattern.compile(IN_HEADER + "|scope");

  /** Whether a request says that it is signed. */
  static boolean isSigned(HttpServletRequest request) {
    try {
      return headers(request).stream().anyMatch(header -> SCHEME.matcher(header).matches())
          || (mayBeSigned(request.getQueryString())
              && query(request).stream().anyMatch(each -> each.getKey().startsWith(PREFIX)));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** False if no name in a query begins as those of OAuth do, however it is encoded. */
  private static boolean mayBeSigned(String query) {
    for (int start = 0; query != null && start < query.length(); ) {
      if (query.startsWith(PREFIX, start) || hasEncodedName(query, start)) {
        return true;
      }
      int next = query.indexOf('&', start);
      start = next < 0 ? query.length() : next + 1;
    }
    return false;
  }

  private static boolean hasEncodedName(String query, int start) {
    for (int i = start;
        i < query.length() && query.charAt(i) != '=' && query.charAt(i) != '&';
        i++) {
      if (query.charAt(i) == '%') {
        return true;
      }
    }
    return false;
  }

  /**
   * Reads a request that says so.
   *
   * @throws OAuth1Exception if it says so twice, or has what nobody has signed
   */
  static SignedRequest read(HttpServletRequest request) throws OAuth1Exception {
    require(request.getHeader("X-Shindig-ST") == null, "A signature comes without a token");
    require(request.getHeader(OVERRIDE) == null, "The header " + OVERRIDE + " is not signed");
    require(!isForm(request), "A form cannot be signed here");
    try {
      List<OAuth.Parameter> parameters = header(headers(request), IN_HEADER);
      List<OAuth.Parameter> query = query(request);
      boolean inHeader = !headers(request).isEmpty();
      for (OAuth.Parameter each : query) {
        require(!inHeader || !each.getKey().startsWith(PREFIX), "A request has one signature");
        require(!each.getKey().equals(TOKEN), "A signature comes without a token");
      }
      parameters.addAll(query);
      requireBounded(parameters);
      return new SignedRequest(List.copyOf(parameters));
    } catch (IllegalArgumentException e) {
      throw refused("A parameter is malformed");
    }
  }

  /**
   * Reads a request for a token, which may have its parameters in all places, a form among them.
   *
   * @throws OAuth1Exception if one is malformed or too large, or the body is something else
   * @throws Refusal if the form is malformed or too large
   */
  static SignedRequest readForTokens(HttpServletRequest request)
      throws OAuth1Exception, Refusal, IOException {
    try {
      List<OAuth.Parameter> parameters = header(headers(request), IN_HEADER_FOR_TOKENS);
      parameters.addAll(query(request));
      parameters.addAll(form(request));
      requireBounded(parameters);
      return new SignedRequest(List.copyOf(parameters));
    } catch (IllegalArgumentException e) {
      throw refused("A parameter is malformed");
    }
  }

  private static List<OAuth.Parameter> form(HttpServletRequest request)
      throws OAuth1Exception, Refusal, IOException {
    if (!isForm(request)) {
      require(request.getInputStream().read() < 0, "A body must be a form");
      return List.of();
    }
    return Parameters.ofForm(request).all().entrySet().stream()
        .flatMap(
            each -> each.getValue().stream().map(text -> new OAuth.Parameter(each.getKey(), text)))
        .filter(each -> !each.getKey().isEmpty() || !each.getValue().isEmpty()) // an empty body
        .toList();
  }

  /**
   * The only parameter of this name; empty if there is none.
   *
   * @throws OAuth1Exception if there are several
   */
  Optional<String> find(String name) throws OAuth1Exception {
    List<String> values =
        parameters.stream()
            .filter(parameter -> parameter.getKey().equals(name))
            .map(parameter -> parameter.getValue() == null ? "" : parameter.getValue())
            .toList();
    require(values.size() <= 1, "There are several parameters " + name);
    return values.stream().findFirst();
  }

  /**
   * The only parameter of this name.
   *
   * @throws OAuth1Exception if there are several or none, or if it has another form
   */
  String get(String name, Pattern form) throws OAuth1Exception {
    String value = find(name).orElseThrow(() -> absent(name));
    require(form.matcher(value).matches(), "The parameter " + name + " is malformed");
    return value;
  }

  /**
   * The only parameter of this name, which only some requests need.
   *
   * @throws OAuth1Exception if there are several or none
   */
  String require(String name) throws OAuth1Exception {
    return find(name).filter(value -> !value.isEmpty()).orElseThrow(() -> absent(name));
  }

  private static List<String> headers(HttpServletRequest request) {
    return Collections.list(request.getHeaders("Authorization"));
  }

  private static List<OAuth.Parameter> header(List<String> headers, Pattern names)
      throws OAuth1Exception {
    require(headers.size() <= 1, "A request has one signature");
    List<OAuth.Parameter> parameters = new ArrayList<>();
    for (String header : headers) {
      parameters.addAll(OAuth1AuthorizationHeader.parameters(header));
    }
    parameters.removeIf(parameter -> parameter.getKey().equalsIgnoreCase("realm"));
    for (OAuth.Parameter each : parameters) {
      require(names.matcher(each.getKey()).matches(), "The header has another parameter");
    }
    return parameters;
  }

  private static List<OAuth.Parameter> query(HttpServletRequest request) {
    return OAuth.decodeForm(request.getQueryString());
  }

  private static void requireBounded(List<OAuth.Parameter> parameters) throws OAuth1Exception {
    require(parameters.size() <= MAX_PARAMETERS, "There are too many parameters");
    for (OAuth.Parameter each : parameters) {
      require(
          each.getKey().length() <= MAX_NAME_LENGTH
              && (each.getValue() == null || each.getValue().length() <= MAX_VALUE_LENGTH),
          "A parameter is too long");
    }
  }

  private static boolean isForm(HttpServletRequest request) {
    return request.getContentType() != null
        && request.getContentType().strip().toLowerCase(Locale.ROOT).startsWith(OAuth.FORM_ENCODED);
  }

  private static void require(boolean valid, String message) throws OAuth1Exception {
    if (!valid) {
      throw refused(message);
    }
  }

  private static OAuth1Exception absent(String name) {
    return OAuth1Exception.of(Problem.PARAMETER_ABSENT, "The parameter " + name + " is missing");
  }

  private static OAuth1Exception refused(String message) {
    return OAuth1Exception.of(Problem.PARAMETER_REJECTED, message);
  }
}
