package io.shindigneo4j.web.gadget;

import com.google.common.collect.ImmutableMap;
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

  private final UserPrefs preferences;

  /** Null for none. */
  private final String viewParameters;

  EscapedContext(GadgetContext context) {
    super(context);
    preferences =
        new UserPrefs(
            ImmutableMap.copyOf(
                Maps.transformValues(
                    context.getUserPrefs().getPrefs(), HtmlEscapers.htmlEscaper()::escape)));
    String given = context.getParameter(VIEW_PARAMETERS);
    viewParameters = given == null ? null : escaped(given);
  }

  @Override
  public UserPrefs getUserPrefs() {
    ExpressionLimits.spend(0);
    return preferences;
  }

  /** Each expression reads the parameters of the view anew. */
  @Override
  public String getParameter(String name) {
    if (!name.equals(VIEW_PARAMETERS)) {
      return super.getParameter(name);
    }
    ExpressionLimits.spend(viewParameters == null ? 0 : viewParameters.length());
    return viewParameters;
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
