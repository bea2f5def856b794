package io.shindigneo4j.web.gadget;

import com.google.common.collect.Maps;
import com.google.common.html.HtmlEscapers;
import io.shindigneo4j.opensocial.request.JsonSyntax;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.shindig.gadgets.GadgetContext;
import org.apache.shindig.gadgets.UserPrefs;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * What expressions in a gadget's page see of a request. Shindig writes their values into the page
 * as they are: preferences and view parameters come escaped as HTML.
 */
final class EscapedContext extends GadgetContext {
  private static final String VIEW_PARAMETERS = "view-params";

  /** An escape in JSON, or a character of HTML. Outside of texts, JSON has none but quotes. */
  private static final Pattern SPECIAL = Pattern.compile("\\\\.|[&<>']");

  EscapedContext(GadgetContext context) {
    super(context);
  }

  @Override
  public UserPrefs getUserPrefs() {
    return new UserPrefs(
        Maps.transformValues(super.getUserPrefs().getPrefs(), HtmlEscapers.htmlEscaper()::escape));
  }

  @Override
  public String getParameter(String name) {
    String value = super.getParameter(name);
    return value != null && name.equals(VIEW_PARAMETERS) ? escaped(value) : value;
  }

  /** Null for what is not JSON. */
  private static String escaped(String json) {
    try {
      String text = new JSONObject(JsonSyntax.checked(json)).toString();
      return SPECIAL.matcher(text).replaceAll(EscapedContext::escaped);
    } catch (JSONException | IllegalArgumentException e) {
      return null;
    }
  }

  private static String escaped(MatchResult special) {
    String text = special.group();
    String html =
        text.startsWith("\\")
            ? text.replace("\\\"", "&quot;")
            : HtmlEscapers.htmlEscaper().escape(text);
    return Matcher.quoteReplacement(html);
  }
}
