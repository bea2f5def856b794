package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.SpecifiedForms;
import io.shindigneo4j.opensocial.request.UnreadableInputException;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.model.Activity;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.json.JSONArray;
import org.json.JSONObject;

/** The activity in a request: JSON is read as it is, XML through Shindig's bean. */
final class ActivityBody {

  /** The parameter in RPC; Shindig gives the body of a REST request the same name. */
  static final String PARAMETER = "activity";

  private ActivityBody() {}

  static boolean isIn(InputRequestItem request) {
    String text = request.getParameter(PARAMETER);
    return text != null && !text.isBlank();
  }

  /**
   * The document.
   *
   * @throws ProtocolException with status 400 if there is none, or one that is not valid
   */
  static JSONObject read(InputRequestItem request, Class<?> type, ActivityDocuments documents) {
    if (!isIn(request)) {
      throw badRequest("there is no activity in the request", null);
    }
    String text = request.getParameter(PARAMETER);
    return text.stripLeading().startsWith("<")
        ? documents.document(bean(request, type))
        : withMediaItems(Json.body(text), type);
  }

  /** The items of a legacy activity have the forms of those of an album. */
  private static JSONObject withMediaItems(JSONObject activity, Class<?> type) {
    JSONArray items = type == Activity.class ? activity.optJSONArray("mediaItems") : null;
    for (int i = 0; items != null && i < items.length(); i++) {
      SpecifiedForms.read(items.opt(i), MediaItem.class);
    }
    return activity;
  }

  private static Object bean(InputRequestItem request, Class<?> type) {
    try {
      return request.getTypedParameter(PARAMETER, type);
    } catch (UnreadableInputException e) { // the converter has refused it
      throw UnreadableInputException.named(e)
          .map(ProtocolException.class::cast)
          .orElseGet(() -> badRequest("the body is not an activity in XML", e));
    }
  }

  private static ProtocolException badRequest(String message, Throwable cause) {
    return new ProtocolException(HttpServletResponse.SC_BAD_REQUEST, message, cause);
  }
}
